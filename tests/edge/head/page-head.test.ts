import { NO_POLICIES } from '@livery/contract/agency/policies';
import { languageList } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import type { AgencyState } from '../../../src/application/agency/host-agency.ts';
import { pageHead } from '../../../src/edge/head/page-head.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import type { SeenState } from '../../support/seen.ts';
import { tagsIn } from './tags-in.ts';

const ORIGIN = 'https://sunny.example';

async function headOf(path: string, seenState: Partial<SeenState> = {}, page: { status?: number; head?: string } = {}) {
  const site = { url: new URL(path, ORIGIN) };
  const html = await pageHead({ shell: fakeShell(seenState), site, page: { status: 200, head: '', ...page } });
  const { tags } = tagsIn(html);
  const links = (rel: string) => tags.filter(({ attributes }) => attributes['rel'] === rel);
  return {
    links: (rel: string) => links(rel).map(({ attributes }) => attributes['href']),
    meta: (name: string) =>
      tags
        .filter(({ attributes }) => [attributes['property'], attributes['name']].includes(name))
        .map(({ attributes }) => attributes['content']),
    canonical: links('canonical').map(({ attributes }) => attributes['href']),
    alternates: Object.fromEntries(
      links('alternate').map(({ attributes }) => [attributes['hrefLang'], attributes['href']]),
    ),
    scripts: tags.filter(({ name }) => name === 'script').length,
  };
}

const languages = languageList(['en', 'pt', 'no']);

describe('the address of a page', () => {
  it('is on the host of the agency, without parameters that show the same', async () => {
    const { canonical, meta } = await headOf('/?tab=cars&currency=EUR', { tabs: ['hotels', 'cars'] });
    expect(canonical).toEqual([`${ORIGIN}/?tab=Car+Rentals`]);
    expect(meta('og:url')).toEqual(canonical);
  });

  it('is named for each language of the agency, and for readers of any other', async () => {
    const { alternates } = await headOf('/about?lng=no', { languages, language: 'no' });
    expect(alternates).toEqual({
      en: `${ORIGIN}/about`,
      'pt-PT': `${ORIGIN}/about?lng=pt`,
      nb: `${ORIGIN}/about?lng=no`,
      'x-default': `${ORIGIN}/about`,
    });
  });

  it('has no language on the partner’s Spanish page, which starts in it', async () => {
    const { canonical, alternates } = await headOf('/?lng=es', {
      languages: languageList(['en', 'es']),
      policies: { ...NO_POLICIES, partner: true },
    });
    expect(canonical).toEqual([`${ORIGIN}/`]);
    expect(alternates).toEqual({ en: `${ORIGIN}/?lng=en`, es: `${ORIGIN}/`, 'x-default': `${ORIGIN}/` });
  });

  it('is left out where only a remote module knows what the parameters mean', async () => {
    const { canonical, alternates, meta } = await headOf('/blog?id=17');
    expect([canonical, alternates, meta('og:url'), meta('robots')]).toEqual([[], {}, [], []]);
  });
});

describe('link previews', () => {
  it('show the title of the page, the agency, its description and its logo', async () => {
    const head = '<title>About &amp; more | Sunny Trips</title><meta name="description" content="…">';
    const { meta } = await headOf('/blog', { languages, language: 'pt' }, { head });
    expect(meta('og:title')).toEqual(['About & more | Sunny Trips']);
    expect(meta('og:site_name')).toEqual(['Sunny Trips']);
    expect(meta('og:description')).toEqual(['Holidays by the sea']);
    expect(meta('og:type')).toEqual(['website']);
    expect(meta('og:locale')).toEqual(['pt_PT']);
    expect(meta('og:locale:alternate')).toEqual(['en_US', 'nb_NO']);
    expect(meta('twitter:card')).toEqual(['summary']);
    expect(meta('twitter:title')).toEqual(['About & more | Sunny Trips']);
  });

  it('show the picture of the About page, large', async () => {
    const image = 'https://media.example/team.jpg';
    const value = { kind: 'content', title: 'Us', image, content: '' } as const;
    const { meta } = await headOf('/about', { about: { kind: 'ready', value } });
    expect([meta('og:image'), meta('twitter:image')]).toEqual([[image], [image]]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
  });

  it.each([
    ['/media/sunny/logo.png', [`${ORIGIN}/media/sunny/logo.png`]],
    ['https://media.example/logo?id=7', ['https://media.example/logo?id=7']],
    ['/media/sunny/logo.svg', []],
    ['/media/sunny/LOGO.SVG?v=2', []],
  ])('show the logo “%s” if it is no SVG, which no service shows', async (logo, shown) => {
    const { meta } = await headOf('/', { agency: { kind: 'ready', agency: anAgency({ logo }) } });
    expect([meta('og:image'), meta('twitter:image')]).toEqual([shown, shown]);
  });

  it('show the logo in place of a picture of the About page that is an SVG', async () => {
    const value = { kind: 'content', title: 'Us', image: 'https://media.example/team.svg', content: '' } as const;
    const agency = { kind: 'ready', agency: anAgency({ logo: '/logo.webp' }) } as const;
    const { meta } = await headOf('/about', { agency, about: { kind: 'ready', value } });
    expect([meta('og:image'), meta('twitter:card')]).toEqual([[`${ORIGIN}/logo.webp`], ['summary']]);
  });

  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '//elsewhere.example/logo.png'])(
    'have no image where the logo is no safe address: "%s"',
    async (logo) => {
      const { meta } = await headOf('/', { agency: { kind: 'ready', agency: anAgency({ logo }) } });
      expect([meta('og:image'), meta('twitter:image')]).toEqual([[], []]);
    },
  );
});

describe('pages that search engines must not list', () => {
  const agency = anAgency();

  it.each<[string, AgencyState, number]>([
    ['of a host without an agency', { kind: 'missing' }, 404],
    ['of an agency that is not known', { kind: 'failed', failure: { kind: 'unreachable' } }, 503],
    ['of an inactive agency', { kind: 'inactive', agency: anAgency({ status: 'inactive' }) }, 403],
  ])('%s', async (_, state, status) => {
    const { meta, canonical, scripts } = await headOf('/', { agency: state }, { status });
    expect([meta('robots'), canonical, scripts]).toEqual([['noindex'], [], 0]);
    expect(meta('og:title')).toEqual([]);
  });

  it.each([
    ['/errors', 404],
    ['/no/such/page', 404],
    ['/login', 200],
    ['/mytrip/dashboard', 200],
    ['/booknow/hotels/checkout', 200],
    ['/allowAgentProposal?id=17', 200],
  ])('%s', async (path, status) => {
    const { meta, canonical, alternates, scripts } = await headOf(
      path,
      { agency: { kind: 'ready', agency } },
      { status },
    );
    expect([meta('robots'), canonical, alternates, scripts]).toEqual([['noindex'], [], {}, 0]);
  });

  it('are no others', async () => {
    expect((await headOf('/')).meta('robots')).toEqual([]);
  });
});

describe('the web manifest', () => {
  it('is named wherever the agency is known', async () => {
    const knownHead = await headOf('/login');
    const unknown = await headOf('/', { agency: { kind: 'missing' } }, { status: 404 });
    expect(knownHead.links('manifest')).toEqual(['/manifest.webmanifest']);
    expect(unknown.links('manifest')).toEqual([]);
  });
});

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AgencyState } from '../../src/application/agency/host-agency.ts';
import { App } from '../../src/ui/app.tsx';
import { loadComponents } from '../../src/ui/kit/lazy-component.tsx';
import { ServerApp } from '../../src/ui/server-app.tsx';
import { createI18n } from '../../src/ui/texts/create-i18n.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aHotelDeal } from '../support/data/some-deals.ts';
import { type FakeShell, fakeShell } from '../support/pages/fake-shell.ts';

async function renderOnServer(shell: FakeShell, location = '/'): Promise<string> {
  const i18n = await createI18n(shell.market.language.now());
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={location}>
      <App shell={shell} i18n={i18n} />
    </StaticRouter>,
    // In one piece, as at the edge.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

const agency = anAgency({ name: 'Polar Tours' });

describe('the page without a browser', () => {
  it.each<[AgencyState, string]>([
    [{ kind: 'loading' }, 'Loading…'],
    [{ kind: 'missing' }, 'Agency not found!'],
    [{ kind: 'inactive', agency }, 'Agency is inactive, Please contact the administrator'],
    [{ kind: 'failed', failure: { kind: 'unreachable' } }, 'be reached right now'],
    [{ kind: 'ready', agency }, '<title>Polar Tours - Online Hotel, Flight, Car Booking Agency</title>'],
  ])('is designed for every agency state: %j', async (state, words) => {
    expect(await renderOnServer(fakeShell({ agency: state }))).toContain(words);
  });

  it('has the deals and their prices in it', async () => {
    const html = await renderOnServer(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal()] } }));
    expect(html).toContain('Harbour View Hotel');
    expect(html).toContain('$150.00');
  });

  it('loads the pictures of the first row ahead, the first of them before all, and no others', async () => {
    const deals = ['1', '2', '3', '4', '5'].map((name) =>
      aHotelDeal({ heroImage: `https://media.example/${name}.jpg` }),
    );
    const [firstDeal, ...otherDeals] = deals;
    if (firstDeal === undefined) throw new Error('There are deals.');
    const html = await renderOnServer(fakeShell({ hotels: { kind: 'list', deals: [firstDeal, ...otherDeals] } }));
    const links = [...html.matchAll(/<link rel="preload" as="image" href="([^"]+)"( fetchPriority="high")?\/>/gi)];
    const pictures = links.filter(([, address]) => address?.startsWith('https://media.example/'));
    expect(pictures.map(([, address, high]) => [address, high !== undefined])).toEqual([
      ['https://media.example/1.jpg', true],
      ['https://media.example/2.jpg', false],
      ['https://media.example/3.jpg', false],
      ['https://media.example/4.jpg', false],
    ]);
  });

  it('has no price in it where prices are hidden', async () => {
    const html = await renderOnServer(
      fakeShell({ showsPrices: false, hotels: { kind: 'list', deals: [aHotelDeal()] } }),
    );
    expect(html).toContain('Reveal Price');
    // React marks in comments where a component suspended.
    expect(html.replaceAll(/<!--.*?-->/g, '')).not.toMatch(/\$|200\.00|150\.00/);
  });

  it('is rendered without a copy of the i18next instance for each component', async () => {
    const descriptorsSpy = vi.spyOn(Object, 'getOwnPropertyDescriptors');
    onTestFinished(() => descriptorsSpy.mockRestore());
    expect(await renderOnServer(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal()] } }))).toContain(
      'Harbour View Hotel',
    );
    const instances = descriptorsSpy.mock.calls
      .map(([original]) => original)
      .filter((original) => 'getFixedT' in Object(original));
    expect(instances.length).toBeGreaterThan(10);
    // react-i18next sets this property.
    for (const instance of instances) expect(Object.getOwnPropertyNames(instance)).toEqual(['reportNamespaces']);
  });

  it.each(['/errors', '/no/such/page'])('renders %s', async (path) => {
    expect(await renderOnServer(fakeShell(), path)).toMatch(/<h1/);
  });

  it.each(['/login', '/booknow/hotels'])('keeps the place of the remote at %s', async (path) => {
    expect(await renderOnServer(fakeShell(), path)).toContain('<output>Loading…</output>');
  });
});

describe('the lazy components of a page', () => {
  async function componentsOf(location: string, shell = fakeShell()) {
    const i18n = await createI18n('en');
    const components = new Set<string>();
    const onUse = new Set<string>();
    const { prelude } = await prerenderToNodeStream(
      <ServerApp {...{ shell, i18n, location, components, onUse }} remote={null} />,
    );
    return { html: await text(prelude), names: [...components], onUse: [...onUse] };
  }

  it.each([
    ['/', 'home-page'],
    ['/?tab=Cars', 'home-page'],
    ['/about', 'about-page'],
    ['/faqs', 'faq-page'],
  ])('are rendered at %s, and their names collected', async (location, page) => {
    const { names, onUse } = await componentsOf(location, fakeShell({ tab: 'cars' }));
    expect(names).toContain(page);
    expect(onUse.includes('search-panel')).toBe(page === 'home-page');
    expect(names.includes('car-deal-card')).toBe(page === 'home-page');
    expect(await loadComponents(names)).toBe(true);
  });

  it('that only the device knows are not among them', async () => {
    const { html, names } = await componentsOf('/', fakeShell({ companies: 'google', consent: 'undecided' }));
    expect(names).not.toContain('consent-banner');
    expect(html).not.toContain('May we use analytics cookies?');
  });
});

import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import type { SeenState } from '../../support/seen.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { anEdge, OPENING_REQUEST } from '../an-edge.ts';
import { NO_RESPONSES } from '../no-responses.ts';
import { graphIn, tagsIn } from './tags-in.ts';

const HTML =
  '<html lang="en"><head><script type="application/json" id="livery-config">null</script></head><body><div id="root"></div><noscript>Scripts, please.</noscript></body></html>';

const root = aBuiltShell();

/** An agency that filled in only the name of its site. */
const anEmptyAgency = anAgency({
  name: '',
  logo: '',
  logoMobile: '',
  favicon: '',
  primaryColor: '',
  metadata: { title: '', description: '', keywords: [] },
  social: { linkedin: '', instagram: '', facebook: '', twitter: '', youtube: '', discord: '', tiktok: '' },
  contact: {
    phone: '',
    showsPhoneInFooter: true,
    email: '',
    showsAddressInFooter: true,
    address: { line1: '', city: '', state: '', country: '', zipCode: '' },
  },
  returnUrl: '',
});

const hotels = { kind: 'list', deals: [aHotelDeal({ name: 'One' }), aHotelDeal({ name: 'Two' })] } as const;

async function renderedHead(path: string, seenState: Partial<SeenState> = {}): Promise<string> {
  return headIn(await openedPage(path, seenState));
}

async function openedPage(path: string, seenState: Partial<SeenState>): Promise<string> {
  const shell = fakeShell({ tab: 'hotels', hotels, ...seenState });
  const response = await anEdge({
    root,
    html: HTML,
    openShell: ({ tenant }) => ({
      shell,
      tenant,
      now: '2026-02-03T10:00:00Z',
      ...NO_RESPONSES,
    }),
  }).request(`https://sunny.example${path}`, OPENING_REQUEST);
  return response.text();
}

function headIn(html: string): string {
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
}

describe('the head of a rendered page', () => {
  it('has each tag once, those of React and those of the edge', async () => {
    const { tags } = tagsIn(await renderedHead('/'));
    const once = ['title', 'description', 'theme-color', 'canonical', 'manifest', 'og:title', 'og:url'];
    const names = tags.map(
      ({ name, attributes }) => attributes['property'] ?? attributes['name'] ?? attributes['rel'] ?? name,
    );
    expect(once.map((name) => [name, names.filter((otherName) => otherName === name).length])).toEqual(
      once.map((name) => [name, 1]),
    );
  });

  it('has the title of the page in its preview', async () => {
    const { tags } = tagsIn(await renderedHead('/about'));
    const title = tags.find(({ name }) => name === 'title')?.text;
    expect(title).toContain('Sunny Trips');
    expect(tags.find(({ attributes }) => attributes['property'] === 'og:title')?.attributes['content']).toBe(title);
  });

  it('has the deals of the home page in its structured data', async () => {
    expect(graphIn(await renderedHead('/')).map(({ name }) => name)).toEqual(['Sunny Trips', 'One', 'Two']);
  });

  it.each(['/', '/about', '/faqs', '/privacy-policy', '/nowhere'])(
    'has no empty or missing value where the agency wrote nothing, and neither has the page: %s',
    async (path) => {
      const html = await openedPage(path, {
        agency: { kind: 'ready', agency: anEmptyAgency },
        languages: [{ code: 'en', name: 'English' }],
      });
      const { tags } = tagsIn(headIn(html));
      const values = tags.flatMap(({ name, attributes }) =>
        Object.entries(attributes).map(([key, value]) => `${name} ${key}=${value}`),
      );
      expect(values.filter((value) => /=(|undefined|null|NaN|\[object Object\])$/.test(value))).toEqual([]);
      expect(html).not.toMatch(/\b(?:href|src|srcset|content)="(?:"|undefined|null|NaN|\[object)/i);
    },
  );
});

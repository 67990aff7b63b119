import { readFileSync } from 'node:fs';
import type { Agency } from '@livery/contract/agency/agency';
import { languageList } from '@livery/contract/market/language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAgency } from '../support/data/an-agency.ts';
import { fakeShell } from '../support/pages/fake-shell.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, CONFIGURATION } from './an-edge.ts';
import { NO_RESPONSES } from './no-responses.ts';

const root = aBuiltShell();
const NEVER_SETTLED = new Promise<void>(() => undefined);

/** An edge with this agency on every host. */
function edgeOf(agency: Agency | null | undefined, { pageData }: Partial<ReturnType<typeof fakeShell>> = {}) {
  const shell = { ...fakeShell({ languages: languageList(['en', 'de', 'ar']) }), ...(pageData && { pageData }) };
  return anEdge({
    root,
    deadline: 0,
    configuration: {
      ...CONFIGURATION,
      policies: { fiesta: { partner: true }, first: { hotelsFirstHosts: ['sunny.example'] } },
    },
    findAgency: async () => agency,
    openShell: ({ tenant }) => ({ shell, tenant, ...AT_NO_TIME }),
  });
}

const inactive = anAgency({ status: 'inactive' });

const SITE = 'https://sunny.example';

/** A file from the host of an agency. */
const fileOf = async (path: string, agency: Agency | null | undefined = anAgency()) =>
  edgeOf(agency).request(SITE + path);

afterEach(() => void vi.useRealTimers());

/** The addresses that a sitemap lists. */
const pagesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

const AT_NO_TIME = { now: '2026-02-03T10:00:00Z', ...NO_RESPONSES };

describe('/robots.txt', () => {
  it('permits public pages, and names the sitemap of its host', async () => {
    const response = await fileOf('/robots.txt');
    const lines = (await response.text()).split('\n');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /login',
        'Disallow: /logout',
        'Disallow: /mytrip',
        'Allow: /',
      ]),
    );
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  it.each([
    ['an inactive agency', inactive],
    ['no agency', null],
  ] as const)('permits nothing on a host with %s', async (_, agency) => {
    const response = await fileOf('/robots.txt', agency);
    expect([response.status, await response.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  });
});

describe('/sitemap.xml', () => {
  it('lists the public pages of the agency in each of its languages, with the others beside them', async () => {
    const response = await fileOf('/sitemap.xml');
    const xml = await response.text();
    expect(response.headers.get('content-type')).toContain('application/xml');
    const addresses = pagesIn(xml);
    expect(addresses.slice(0, 3)).toEqual([`${SITE}/`, `${SITE}/?lng=de`, `${SITE}/?lng=ar`]);
    expect(addresses).toEqual(expect.arrayContaining([`${SITE}/about`, `${SITE}/privacy-policy?lng=ar`]));
    expect(addresses.filter((address) => /login|mytrip|checkout|destination/.test(address ?? ''))).toEqual([]);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${SITE}/about?lng=de"/>`);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/about"/>`);
  });

  it('leaves out pages that the agency does not have', async () => {
    const legal = { privacyPolicy: '', cookiesPolicy: '<br>', disclaimer: '' };
    const faq = { enabled: false, title: '' };
    const xml = await (await fileOf('/sitemap.xml', anAgency({ legal, faq }))).text();
    expect(xml).toContain(`${SITE}/about`);
    expect(xml).not.toMatch(/privacy-policy|cookies-policy|disclaimer|faqs/);
  });

  it('follows the policies of the agency', async () => {
    const startsWithHotels = await (await fileOf('/sitemap.xml', anAgency({ subdomain: 'first' }))).text();
    expect(pagesIn(startsWithHotels)).not.toContain(`${SITE}/`);
    const startsInSpanish = await (await fileOf('/sitemap.xml', anAgency({ subdomain: 'fiesta' }))).text();
    expect(pagesIn(startsInSpanish)).toContain(`${SITE}/?lng=en`);
  });

  it('is not there for an inactive agency', async () => {
    expect((await fileOf('/sitemap.xml', inactive)).status).toBe(404);
  });

  it('is given later where the languages of the agency are late', async () => {
    const pageData = { open: () => undefined, whenSettled: () => NEVER_SETTLED };
    vi.useFakeTimers();
    const request = edgeOf(anAgency(), { pageData }).request(`${SITE}/sitemap.xml`);
    await vi.advanceTimersByTimeAsync(5000);
    const response = await request;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('/manifest.webmanifest', () => {
  it('installs the site under the name, icon and colour of its agency', async () => {
    const response = await fileOf('/manifest.webmanifest', anAgency({ primaryColor: '#0a7d32' }));
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      name: 'Sunny Trips',
      short_name: 'Sunny Trips',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#0a7d32',
      lang: 'en',
      dir: 'ltr',
    });
    expect(manifest.icons[0]).toEqual({ src: '/media/sunny/favicon.svg', sizes: 'any' });
    expect(manifest.icons.at(-1)).toMatchObject({ sizes: '512x512', purpose: 'any maskable' });
  });

  it('is in the language of the name', async () => {
    const manifest = await (await fileOf('/manifest.webmanifest', anAgency({ name: 'سفر', language: 'ar' }))).json();
    expect(manifest).toMatchObject({ name: 'سفر', lang: 'ar', dir: 'rtl' });
  });

  it('has no unsafe icon, and a name where the agency has none', async () => {
    const agency = anAgency({ name: ' ', favicon: 'javascript:alert(1)', logo: 'data:image/png;base64,AAAA' });
    const { name, icons } = await (await fileOf('/manifest.webmanifest', agency)).json();
    expect(name).toBe('Online Hotel, Flight, Car Booking Agency');
    expect(icons.map(({ src }: { src: string }) => src)).toEqual([
      '/icons/travel.svg',
      '/icons/travel-192.png',
      '/icons/travel-512.png',
    ]);
  });

  it.each([192, 512])('has an icon of the build itself, %i pixels wide and high', (size) => {
    const picture = readFileSync(`public/icons/travel-${size}.png`);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
  });
});

describe('each of these files', () => {
  const FILES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];

  it.each(FILES)('is 503 while the agency cannot be known: %s', async (path) => {
    const response = await edgeOf(undefined).request(SITE + path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it.each(FILES.slice(1))('is missing on a host without an agency: %s', async (path) => {
    expect((await fileOf(path, null)).status).toBe(404);
  });

  it.each(FILES)('names the site that it was made for: %s', async (path) => {
    expect((await fileOf(path)).headers.get('x-livery-tenant')).toBe(SITE);
  });

  it.each([...FILES, '/livery-config.json'])(
    'may be cached by those in front, where it is an agency’s: %s',
    async (path) => {
      const cachedRobots = async (agency: Agency | null | undefined) =>
        (await edgeOf(agency).request(SITE + path)).headers.get('cache-control');
      expect(await cachedRobots(anAgency())).toMatch(/^public, max-age=0, s-maxage=10/);
      expect([await cachedRobots(null), await cachedRobots(undefined)]).toEqual([
        'private, no-store',
        'private, no-store',
      ]);
    },
  );
});

import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policiesFor } from '../../src/domain/agency/policy-book.ts';
import { sitePolicies } from '../../src/edge/pages-by-site.ts';
import { parsePolicyBook } from '../../src/infrastructure/agency/policy-book-wire.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, type FindAgency } from './an-edge.ts';

const root = aBuiltShell();

const chatWidgetUrl = 'https://chat.example/kindred/widget';

const policies = {
  default: { academyUrl: 'https://academy.example/' },
  fiesta: { partner: true },
  kindred: { helpChat: true, chatWidgetUrl },
  quiet: { chatWidgetUrl: 'https://unused.example/' },
  'www.fiesta-travel.example': { englishFormatting: true },
};

const configuration = { environment: 'prod', apiUrl: 'https://api.example', resortUrl: '', contentUrl: '', policies };

/** The agency of each host that has one. */
const SITES = new Map([
  ['fiesta.example', 'fiesta'],
  ['www.fiesta-travel.example', 'fiesta'],
  ['help.example', 'kindred'],
  ['quiet.example', 'quiet'],
  ['measured.example', 'measured'],
]);

const findAgency: FindAgency = async ({ hostname }) => {
  const subdomain = SITES.get(hostname);
  const analytics = { enabled: subdomain === 'measured', googleId: 'G-ABCD1234', facebookId: '' };
  return subdomain === undefined ? null : anAgency({ subdomain, analytics });
};

const edge = anEdge({ root, configuration, findAgency });

const whileTheApiIsSilent = anEdge({ root, configuration, findAgency: async () => undefined });

async function siteShown(host: string, by = edge) {
  const response = await by.request(`http://${host}/livery-config.json`);
  const page = await (await by.request(`http://${host}/`, { headers: { accept: 'text/html' } })).text();
  return { text: await response.text(), page, csp: response.headers.get('content-security-policy') ?? '' };
}

describe('a host gets', () => {
  it.each([
    ['fiesta.example', ['default', 'fiesta']],
    ['www.fiesta-travel.example', ['default', 'fiesta', 'www.fiesta-travel.example']],
    ['help.example', ['default', 'kindred']],
    ['unknown.example', ['default']],
    // The API decides which agency has the subdomain, not the name.
    ['kindred.example', ['default']],
  ])('its own policies only: %s', async (host, entries) => {
    const { text, page } = await siteShown(host);
    expect(Object.keys(JSON.parse(text).policies)).toEqual(entries);
    expect(page).toContain(text);
    for (const other of Object.keys(policies).filter((name) => !entries.includes(name))) {
      expect(page).not.toContain(`"${other}":`);
    }
  });

  it('by its name alone, where the API does not name its agency', async () => {
    expect(Object.keys(JSON.parse((await siteShown('fiesta.example', whileTheApiIsSilent)).text).policies)).toEqual([
      'default',
      'fiesta',
    ]);
    expect((await siteShown('measured.example', whileTheApiIsSilent)).csp).not.toContain('googletagmanager');
  });

  it('of a chat only where the agency uses it', async () => {
    expect((await siteShown('help.example')).csp).toContain("frame-src 'self' https://chat.example;");
    for (const host of ['fiesta.example', 'quiet.example', 'unknown.example']) {
      expect((await siteShown(host)).csp).toContain("frame-src 'self';");
    }
  });

  it('of measuring services only where the agency uses analytics', async () => {
    expect((await siteShown('measured.example')).csp).toContain('https://www.googletagmanager.com');
    for (const host of ['fiesta.example', 'help.example', 'unknown.example']) {
      expect((await siteShown(host)).csp).not.toMatch(/google|facebook/);
    }
  });

  it('nothing of another, however many requests come at once', async () => {
    const hosts = Array.from({ length: 300 }, (_, index) => [...SITES.keys(), 'unknown.example'][index % 6] ?? '');
    const responses = await Promise.all(hosts.map(async (host) => [host, (await siteShown(host)).text] as const));
    const alone = new Map(
      await Promise.all([...new Set(hosts)].map(async (h) => [h, (await siteShown(h)).text] as const)),
    );
    for (const [host, text] of responses) expect(text).toBe(alone.get(host));
  });
});

const FILE = {
  default: { englishFormatting: true, hotelsFirstHosts: ['book.noir.example', 'aurora.example'] },
  Aurora: { partner: true },
  'aurora.example.': { helpChat: true },
  noir: { chatWidgetUrl: 'https://chat.example/noir' },
  'book.noir.example': { hotelsFirstHosts: true },
};

const anyName = fc.constantFrom('aurora', 'noir', 'book.noir.example', 'aurora.example', 'x', 'x.example', '');

const anyRules = fc.record(
  {
    partner: fc.boolean(),
    englishFormatting: fc.boolean(),
    academyUrl: fc.constantFrom('https://a.example/', 'https://b.example/'),
    hotelsFirstHosts: fc.oneof(fc.boolean(), fc.array(anyName, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);

const anyFile = fc.dictionary(fc.oneof(anyName, fc.constant('default')), anyRules);

describe('sitePolicies', () => {
  it("has the rules of everybody, of the agency and of the host, and of no other agency's host", () => {
    expect(sitePolicies(FILE, { hostname: 'aurora.example', subdomain: 'aurora' })).toEqual({
      default: { englishFormatting: true, hotelsFirstHosts: ['aurora.example'] },
      Aurora: { partner: true },
      'aurora.example.': { helpChat: true },
    });
    expect(sitePolicies(FILE, { hostname: 'unknown.example', subdomain: '' })).toEqual({
      default: { englishFormatting: true, hotelsFirstHosts: [] },
    });
  });

  test.prop([anyFile, anyName, anyName])(
    'leaves the rules that hold for the host as they were',
    (file, hostname, subdomain) => {
      const site = { hostname, subdomain };
      expect(policiesFor(parsePolicyBook(sitePolicies(file, site)), site)).toEqual(
        policiesFor(parsePolicyBook(file), site),
      );
    },
  );
});

import { createHash } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import type { Agency } from '@livery/contract/agency/agency';
import { LANGUAGES, languageTag } from '@livery/contract/market/language';
import { describe, expect, it, vi } from 'vitest';
import { anAgency } from '../support/data/an-agency.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, CONFIGURATION } from './an-edge.ts';

const root = aBuiltShell();
const aurora = anAgency({ name: 'Aurora Journeys', subdomain: 'aurora', primaryColor: '#0b7285', logo: '/logo.svg' });

const fetchOffline = async (path: string, agency: Agency | null | undefined = aurora, headers = {}) =>
  anEdge({ root, findAgency: async () => agency }).request(`http://aurora.example${path}`, { headers });

describe('the offline page', () => {
  it('carries the brand of the agency of its host', async () => {
    const html = await (await fetchOffline('/offline')).text();
    expect(html).toContain('<bdi>Aurora Journeys</bdi>');
    expect(html).toContain('--brand:#0b7285');
    expect(html).toContain('<img src="/offline/logo" alt=""/>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('works without scripts and style sheets: its policy passes its own style', async () => {
    const response = await fetchOffline('/offline');
    const html = await response.text();
    expect(html).not.toMatch(/<script|rel="(?:stylesheet|modulepreload)"/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${digest}'`);
  });

  it.each(LANGUAGES)('is in the language that is requested: %s', async (code) => {
    const html = await (await fetchOffline(`/offline?lng=${code}`, aurora, { 'accept-language': 'fr' })).text();
    expect(html).toContain(`<html lang="${languageTag(code)}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it("is else in the browser's, and Spanish for the partner", async () => {
    const page = (edge: ReturnType<typeof anEdge>) =>
      edge.request('http://aurora.example/offline', { headers: { 'accept-language': 'da;q=0.5, sv' } });
    const findAgency = async () => aurora;
    const policies = { aurora: { partner: true } };
    const [ownResponse, partner] = await Promise.all([
      page(anEdge({ root, findAgency })),
      page(anEdge({ root, findAgency, configuration: { ...CONFIGURATION, policies } })),
    ]);
    expect(await ownResponse.text()).toContain('<html lang="sv"');
    expect(await partner.text()).toContain('<html lang="es"');
  });

  it('may be stored, but not by somebody who is signed in', async () => {
    expect((await fetchOffline('/offline')).headers.get('cache-control')).toBe('no-cache');
    const personal = await fetchOffline('/offline', aurora, { cookie: 'access_token=abc' });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
  });

  test.prop([fc.string(), fc.string(), fc.string()])(
    'has no markup of an agency or of an address in it',
    async (name, colour, lng) => {
      const agency = anAgency({ name: `${name}<script>"'`, primaryColor: colour, logo: 'javascript:alert(1)' });
      const html = await (await fetchOffline(`/offline?${new URLSearchParams({ lng })}`, agency)).text();
      expect(html).not.toMatch(/<script|javascript:|<img/);
      expect(html.match(/<style>/g)).toHaveLength(1);
    },
  );

  it.each([
    ['no agency', null],
    ['an inactive one', anAgency({ status: 'inactive' })],
  ])('is not there for a host with %s', async (_, agency) => {
    expect(await (await fetchOffline('/offline', agency)).text()).not.toContain('--brand');
  });
});

describe("the offline page's logo", () => {
  it("is wherever the agency's logo is", async () => {
    const response = await fetchOffline('/offline/logo', { ...aurora, logo: 'https://cdn.example/logo.svg' });
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://cdn.example/logo.svg']);
  });

  it.each(['', 'javascript:alert(1)', '//elsewhere.example/logo.svg'])(
    'is missing where there is none: %j',
    async (logo) => {
      expect((await fetchOffline('/offline/logo', { ...aurora, logo })).status).toBe(404);
      expect((await fetchOffline('/offline/logo', null)).status).toBe(404);
    },
  );
});

it('a client that has had its pages gets neither, and the agency of an invented host is not called for', async () => {
  const findAgency = vi.fn(async () => aurora);
  const edge = anEdge({ root, findAgency, limitPages: async () => 7 });
  for (const path of ['/offline', '/offline/logo']) {
    expect((await edge.request(`http://invented.example${path}`)).status).toBe(429);
  }
  expect(findAgency).not.toHaveBeenCalled();
});

describe("the service worker's own file", () => {
  it('is checked each time, and may fetch logos from any host', async () => {
    const response = await fetchOffline('/service-worker.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https:; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });
});

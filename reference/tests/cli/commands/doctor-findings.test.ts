import { describe, expect, it } from 'vitest';
import { aServer } from '../../../../tests/support/http/test-server.ts';
import { examine } from '../support/examine.ts';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';

describe('doctor about data and configuration', () => {
  it('states for each field what is wrong with it, in plain words', async () => {
    const { code, out } = await runCli(['doctor', '--host', 'wonky.localhost', '--as', 'owner']);
    expect(code).toBe(1);
    expect(out).toContain('agency.logo can’t be used as a link, and is left out: "javascript:alert(1)"');
    expect(out).toContain('agency.allowNonLoginFlow is neither true nor false, and counts as false: "true"');
    expect(out).toContain('agency.metaData is not an object');
    expect(out).toMatch(/agencyNavigation\[\]\.path is not a path on this site.* \(\d times\)/);
    expect(out).not.toContain('\u001b');
  });

  it('knows titles that name no service, rates that are none, and deals without a price', async () => {
    const { url } = await startPlatform({
      '/api/agency': { agency: { agencyName: 'Far', bookingMenuItemOptions: [{ title: 'Balloons', active: true }] } },
      '/api/multi-currency/exchange': { rates: { USD: 1, EUR: 0, GBP: '0.8', Euro: 1 } },
      '/api/hotel/deals/hotel-search': { response: [{ rates: {} }, { rates: { totalRate: '99' } }] },
    });
    const { out } = await runCli(['doctor', '--api', url]);
    for (const words of [
      'bookingMenuItemOptions[].title names no service of Livery, and is left out: "Balloons"',
      'rates.EUR is not a usable rate: prices in it stay in their own currency: 0',
      'rates.GBP is not a usable rate: prices in it stay in their own currency: "0.8"',
      'rates.Euro is not the rate of a currency',
      'response[].hotel is missing (2 times)',
      'response[].rates.totalRate is missing',
      'response[].rates.totalRate is not a number of zero or more: "99"',
    ]) {
      expect(out).toContain(words);
    }
  });

  it('judges how responses are sent, and what refusals say, by the file', async () => {
    const { url } = await aServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://platform.example');
      if (pathname === '/api/agency') response.writeHead(302, { location: '/far' }).end();
      else if (pathname === '/api/code') response.writeHead(201, { 'content-type': 'text/plain' }).end('{"data":[]}');
      else if (pathname === '/search') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    });
    const { code, out } = await runCli(['doctor', '--api', url]);
    expect(code).toBe(1);
    for (const words of [
      'redirected with status 302 to /far: redirects are not followed',
      'the response has a status that docs/platform-api.yaml does not list: 201',
      'the response is not sent as application/json: "text/plain"',
      'the response is not sent as application/json: "text/html"',
      'the response has no JSON that says why it refuses',
      'message is missing',
    ]) {
      expect(out).toContain(words);
    }
  });

  it('names what is unsafe in the configuration', async () => {
    const agency = {
      agencyName: 'Far',
      returnUrl: 'http://far.example',
      primaryColor: 'bluish',
      isHideLoginOption: true,
      isFaqEnable: true,
      analytics: { isEnabled: true, googleAnalyticsId: 'G-1;alert(1)', facebookAnalyticsId: 'x' },
    };
    const { url } = await startPlatform({ '/api/agency': { agency }, '/api/agency/faqs': { data: [] } });
    const env = { LIVERY_POLICIES: '{"far":{"partner":"yes","nosuch":true}}' };
    const { code, report } = await examine(['--api', url], env);
    expect(code).toBe(1);
    expect(report.risks.map(({ setting }) => setting)).toEqual([
      'policies',
      'policies',
      'returnUrl',
      'primaryColor',
      'analytics.googleAnalyticsId',
      'analytics.facebookAnalyticsId',
      'privacyPolicy',
      'cookiesPolicy',
      'disclaimer',
      'isHideLoginOption',
      'bookingMenuItemOptions',
      'isFaqEnable',
    ]);
  });

  it('warns of an API over http, unless it is on this machine', async () => {
    const { report } = await examine(['--api', 'http://api.invalid', '--limit', '1']);
    expect(report.risks).toContainEqual(expect.objectContaining({ setting: 'API address' }));
    const { url } = await startPlatform({});
    expect((await examine(['--api', url.replace('127.0.0.1', 'api.localhost')])).report.risks).toEqual([]);
  });

  it('states that no agency has a host', async () => {
    const { code, report } = await examine(['--host', 'unknown.localhost']);
    expect(code).toBe(1);
    expect(report.site).toMatchObject({ host: 'unknown.localhost', agency: null });
    expect(report.risks).toEqual([
      { setting: 'host', problem: 'unknown.localhost belongs to no agency', advice: expect.any(String) },
    ]);
  });

  it('names the rules that hold for the host (rules 6.8)', async () => {
    const LIVERY_POLICIES = JSON.stringify({
      'WWW.Far.example.': { helpChat: true },
      far: { partner: true },
      default: { englishFormatting: true },
      near: { partner: true },
    });
    const { url } = await startPlatform({ '/api/agency': { agency: { agencyName: 'Far', subdomain: 'far' } } });
    const { report } = await examine(['--api', url, '--host', 'www.far.example:8080'], { LIVERY_POLICIES });
    expect(report.site).toMatchObject({
      rules: [
        { by: 'everybody', entry: 'default', settings: ['englishFormatting'] },
        { by: 'subdomain', entry: 'far', settings: ['partner'] },
        { by: 'hostname', entry: 'www.far.example.', settings: ['helpChat'] },
      ],
    });
  });

  it('calls the resort service at its own address', async () => {
    const [api, resort] = [await startPlatform({}), await startPlatform({ '/search': { data: [] } })];
    const { callsThat } = await examine(['--api', api.url, '--resort', resort.url]);
    expect(callsThat('good').map(({ call }) => call)).toEqual(['GET /search']);
    expect(api.requests.every(({ url }) => url?.startsWith('/api/'))).toBe(true);
  });
});

/** The findings of `doctor` about an environment, without the API. */
async function settingsIn(env: Record<string, string>) {
  const { url } = await startPlatform({ '/api/agency': { agency: { agencyName: 'Far', subdomain: 'far' } } });
  const { code, report } = await examine(['--api', url], env);
  return { code, risks: report.risks.filter(({ setting }) => /^(?:LIVERY_|ADMIN_|PORT)/.test(setting)) };
}

describe('doctor about the environment of serve', () => {
  it('states that production is refused without an API', async () => {
    expect(await settingsIn({ LIVERY_ENVIRONMENT: 'prod' })).toEqual({
      code: 1,
      risks: [
        expect.objectContaining({
          setting: 'LIVERY_API_URL',
          problem: expect.stringContaining('no sandbox stands in'),
        }),
      ],
    });
    expect((await settingsIn({ LIVERY_ENVIRONMENT: 'prod', LIVERY_API_URL: 'https://api.example' })).risks).toEqual([]);
    expect((await settingsIn({ LIVERY_ENVIRONMENT: 'uat' })).risks).toEqual([]);
  });

  it('names variables that are refused, unless they are empty', async () => {
    const { risks } = await settingsIn({ LIVERY_API_ULR: 'x', ADMIN_PORT: '90900', LIVERY_REDIS_URL: '' });
    expect(risks.map(({ setting }) => setting)).toEqual(['LIVERY_API_ULR', 'ADMIN_PORT']);
  });
});

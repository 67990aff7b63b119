import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../../tests/support/http/test-server.ts';
import { aSandbox } from '../support/a-sandbox.ts';
import { examine } from '../support/examine.ts';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';

/** Rules §7, row by row, and the profile (rules 6.1). */
const CALLS = [
  'GET /api/agency',
  'GET /api/agency/about-us',
  'GET /api/agency/faqs',
  'GET /api/getCurrentPaymentGateway',
  'GET /api/code',
  'GET /api/admin/country/enable',
  'GET /api/admin/country/enableCurrencies',
  'GET /api/multi-currency/exchange',
  'GET /api/agency/navigations',
  'GET /api/agency/languages',
  'GET /api/hotel/deals/hotel-search',
  'GET /api/activity/deals/activity-search',
  'GET /api/car-rental/deals/car-search',
  'GET /api/cruise/ship-lines',
  'POST /api/v2/hotel/auto-suggest',
  'GET /api/flight/airports',
  'POST /api/activities/destinations',
  'POST /api/car-rental/auto-suggest',
  'GET /api/car-rental/findCountries/EN',
  'GET /search',
  'POST /properties/deals',
  'GET /properties/hold-check',
  'GET /properties/availability',
];
const OF_A_PROFILE = ['GET /api/user/profile', 'GET /api/user/agent-data'];
const HARMFUL = ['GET /api/user/changeLanguage/{language}', 'POST /api/user/login', 'PUT /itineraries'];

describe('doctor at a sandbox that is well', () => {
  it('is green: every harmless call of rules §7 succeeds', async () => {
    const { url } = await aSandbox();
    const { code, report, callsThat } = await examine(['--api', url]);
    expect(report.risks).toEqual([]);
    expect(report.calls.filter((call) => 'problems' in call && JSON.stringify(call.problems) !== '[]')).toEqual([]);
    expect(callsThat('good').map(({ call }) => call)).toEqual(CALLS);
    expect(callsThat('skipped').map(({ call }) => call)).toEqual([...OF_A_PROFILE, ...HARMFUL]);
    expect(code).toBe(0);
  });

  it('examines the profile too where a person is signed in', async () => {
    const { url } = await aSandbox();
    const { code, callsThat } = await examine(['--api', url, '--token', 'sandbox-aurora-agent']);
    expect([code, callsThat('good').map(({ call }) => call)]).toEqual([0, expect.arrayContaining(OF_A_PROFILE)]);
    expect((await examine(['--as', 'agent'])).callsThat('good').map(({ call }) => call)).toEqual(
      expect.arrayContaining(OF_A_PROFILE),
    );
  });

  it('calls what it lists, with the headers of rules §7, and changes nothing', async () => {
    const { url, requests } = await startPlatform({});
    const { report } = await examine(['--api', url, '--host', 'far.localhost', '--language', 'de', '--token', 't-1']);
    const calledPaths = requests.map(({ method, url: path }) => `${method} ${path?.split('?')[0]}`);
    const expectedCalls = report.calls.filter(({ outcome }) => outcome.kind !== 'skipped').map(({ call }) => call);
    expect(calledPaths.toSorted()).toEqual(expectedCalls.toSorted());
    for (const { headers, url: path } of requests) {
      expect(headers).toMatchObject({
        origin: 'http://far.localhost',
        'accept-language': 'de',
        'x-access-token': 't-1',
      });
      expect(headers['x-correlation-id'] === undefined).toBe(path?.startsWith('/api/'));
    }
  });

  it('prints the same in tables for people', async () => {
    const { code, out, err } = await runCli(['doctor', '--host', 'fiesta.localhost']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Agency +│ Fiesta Viajes \(fiesta\)/);
    expect(out).toMatch(/Rule for everybody +│ default: .*\n.*Rule for the subdomain │ fiesta: partner/);
    expect(out).toMatch(/GET \/api\/agency +│ succeeded \(200\) +│ \d+ ms/);
    expect(out).toMatch(/All is well: 23 calls succeeded, and nothing is wrong with their data.\n$/);
  });
});

describe('doctor at a sandbox with faults', () => {
  it.each([
    ['500', /refused with status 500: The sandbox was set to respond with 500\./],
    ['404', /refused with status 404: The sandbox was set to respond with 404\./],
    ['never', /timed out/],
    ['drip', /timed out/],
    ['cut', /cut off: the connection was lost before the end of the response/],
    ['malformed', /not JSON \(sent as application\/json/],
    ['html', /not JSON \(sent as text\/html/],
    ['body:[]', /can’t be used: The exchange response holds no usable rate./],
  ])('names the fault %s', async (fault, words) => {
    const { url, spoil } = await aSandbox();
    await spoil('/api/multi-currency/exchange', fault);
    // No other call takes as long, even on a busy machine.
    const limit = fault === 'never' || fault === 'drip' ? '3' : '20';
    const { code, out } = await runCli(['doctor', '--api', url, '--limit', limit]);
    expect(code).toBe(1);
    const line = out.split('\n').find((row) => row.includes('GET /api/multi-currency/exchange')) ?? '';
    expect(line).toMatch(words);
    expect(out).toMatch(/22 of 23 calls succeeded; \d problems? in their data, 0 risks in the configuration.\n$/);
  });

  it('names each of several faults at once', async () => {
    const { url, spoil } = await aSandbox();
    await spoil('/api/agency/faqs', '503');
    await spoil('/api/code', 'cut');
    await spoil('/api/flight/airports', 'html');
    await spoil('/properties/*', '500');
    const { code, report } = await examine(['--api', url]);
    const kinds = Object.fromEntries(report.calls.map(({ call, outcome }) => [call, outcome.kind]));
    expect(code).toBe(1);
    expect(kinds).toMatchObject({
      'GET /api/agency': 'good',
      'GET /api/agency/faqs': 'refused',
      'GET /api/code': 'cut-off',
      'GET /api/flight/airports': 'not-json',
      'POST /properties/deals': 'refused',
      'GET /properties/availability': 'skipped',
    });
  });

  it('knows an empty response from one that is no JSON', async () => {
    const { url, close } = await startServer((request, response) => {
      response.writeHead(200, request.url === '/api/code' ? { 'content-type': 'text/plain' } : {});
      response.end(request.url === '/api/code' ? 'soon' : ' ');
    });
    onTestFinished(close);
    const { code, callsThat } = await examine(['--api', url]);
    expect(code).toBe(1);
    expect(callsThat('not-json')).toMatchObject([{ call: 'GET /api/code', outcome: { contentType: 'text/plain' } }]);
    expect(callsThat('empty')).toHaveLength(CALLS.length - 2);
    expect((await runCli(['doctor', '--api', url])).out).toContain('empty: status 200 and nothing else');
  });

  it('exits 3 where nothing responds, and explains why', async () => {
    const { code, out } = await runCli(['doctor', '--api', 'http://127.0.0.1:1']);
    expect(code).toBe(3);
    expect(out).toContain('unreachable: nothing listens there');
    expect(out).toMatch(/No call got a response.\n$/);
  });
});

import { describe, expect, it } from 'vitest';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('deals hotels', () => {
  it('prints the deals with their total in the requested currency', async () => {
    const { code, value } = await runJson('deals', 'hotels', '--currency', 'EUR', '--language', 'de');
    expect(code).toBe(0);
    expect(value.length).toBeGreaterThan(0);
    expect(value[0]).toMatchObject({
      name: expect.any(String),
      rates: { totalRate: expect.any(Number) },
      price: { currency: 'EUR', converted: true, text: expect.stringMatching(/^[\d.]+,\d\d\u00a0€$/) },
    });
  });

  it('marks a converted price as approximate in the table (rules 7.13)', async () => {
    const { out } = await runCli(['deals', 'hotels', '--currency', 'EUR']);
    expect(out).toMatch(/≈ €[\d.,]+/);
    expect(out).toMatch(/≈ at the rates of \d{4}-\d{2}-\d{2}; charged in USD\.\n$/);
  });

  it('requests no rates where prices are in US dollars anyway', async () => {
    const { out } = await runCli(['deals', 'hotels']);
    expect(out).toMatch(/│ \$[\d.,]+/);
    expect(out).not.toContain('≈');
  });

  it('has every figure for a token, whatever it is, where prices need a sign-in (rules §5)', async () => {
    const { value } = await runJson('deals', 'hotels', '--host', 'noir.localhost', '--token', 't');
    expect(value[0]).toHaveProperty('rates');
  });

  it.each([
    ['dormant.localhost', /Agency is inactive, Please contact the administrator/],
    ['unknown.localhost', /Agency not found!/],
  ])('exits 1 for %s', async (host, words) => {
    const { code, out, err } = await runCli(['deals', 'hotels', '--host', host]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(words);
  });

  it('distinguishes an empty search from a failed one (rules 4.7)', async () => {
    const agency = { agency: { agencyName: 'Far', allowNonLoginFlow: true } };
    const emptyServer = await startPlatform({
      '/api/agency': agency,
      '/api/hotel/deals/hotel-search': { response: [] },
    });
    expect(await runCli(['deals', 'hotels', '--api', emptyServer.url])).toMatchObject({
      code: 0,
      out: 'No hotel deals around this place.\n',
    });
    expect(await runCli(['deals', 'hotels', '--api', emptyServer.url, '--json'])).toMatchObject({
      code: 0,
      out: '[]\n',
    });
    const failedServer = await startPlatform({ '/api/agency': agency });
    expect(await runCli(['deals', 'hotels', '--api', failedServer.url])).toMatchObject({
      code: 3,
      err: expect.stringContaining('The hotel deals could not be searched.'),
    });
  });

  it('shows prices in US dollars where the rates fail', async () => {
    const { url } = await startPlatform({
      '/api/agency': { agency: { agencyName: 'Far', allowNonLoginFlow: true } },
      '/api/hotel/deals/hotel-search': {
        response: [{ hotel: { hotelDetails: { name: 'Inn' } }, rates: { totalRate: 99 } }],
      },
    });
    const { code, out } = await runCli(['deals', 'hotels', '--api', url, '--currency', 'EUR', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)[0].price).toEqual({ text: '$99.00', amount: 99, currency: 'USD', converted: false });
  });
});

describe.each(['hotels', 'activities', 'cars'])('deals %s', (product) => {
  it('prints deals with their price', async () => {
    const { code, value } = await runJson('deals', product);
    expect(code).toBe(0);
    expect(value[0]).toMatchObject({ link: expect.any(String), price: { currency: 'USD', converted: false } });
    expect((await runCli(['deals', product])).out).toMatch(/│ \$[\d.,]+/);
  });

  it('shows wholesale figures only to agents who are not restricted (rules §5)', async () => {
    for (const role of ['visitor', 'traveller', 'restricted']) {
      const { value } = await runJson('deals', product, '--as', role);
      expect(JSON.stringify(value)).not.toContain('baseRate');
      expect((await runCli(['deals', product, '--as', role])).out).not.toMatch(/Wholesale|Markup/);
    }
    const { value } = await runJson('deals', product, '--as', 'agent');
    expect(value[0].rates).toMatchObject({ baseRate: expect.any(Number) });
    expect((await runCli(['deals', product, '--as', 'agent'])).out).toMatch(/Total.*Wholesale Rate.*Agency Markup/);
  });

  it('hides every figure where prices need a sign-in, until there is one (rules §5)', async () => {
    const hiddenJson = await runJson('deals', product, '--host', 'noir.localhost');
    expect(hiddenJson.value[0]).toHaveProperty('link');
    expect(JSON.stringify(hiddenJson.value)).not.toMatch(/[rR]ate"|rates|price/);
    expect((await runCli(['deals', product, '--host', 'noir.localhost'])).out).toContain('after sign-in');
    const json = await runJson('deals', product, '--host', 'noir.localhost', '--as', 'traveller');
    expect(json.value[0]).toHaveProperty('price');
  });

  it('searches around the requested place', async () => {
    expect((await runJson('deals', product, '--lat', '48.8566', '--long', '2.3522')).value).not.toEqual(
      (await runJson('deals', product)).value,
    );
  });

  it('prints a message where there are none', async () => {
    const { code, out } = await runCli(['deals', product, '--lat', '0', '--long', '-140']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^No (hotel|activity|car) deals around this place.\n$/)]);
  });
});

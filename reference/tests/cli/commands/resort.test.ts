import { describe, expect, it } from 'vitest';
import { aSandbox } from '../support/a-sandbox.ts';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

const MALDIVES = ['--lat', '4.17', '--long', '73.5'];

describe('resort search and deals', () => {
  it('finds resorts by name', async () => {
    const { value: deals } = await runJson('resort', 'deals', ...MALDIVES);
    const { code, value } = await runJson('resort', 'search', deals[0].name);
    expect(code).toBe(0);
    expect(value[0]).toMatchObject({ name: deals[0].name, kind: 'hotel' });
    expect((await runCli(['resort', 'search', 'qqqq'])).out).toBe('No resort matches “qqqq”.\n');
  });

  it('prints the deals around a place, in memory and at a server alike', async () => {
    const currentJson = await runJson('resort', 'deals', ...MALDIVES);
    expect(currentJson.value[0]).toMatchObject({ id: expect.any(String), price: { currency: 'USD' } });
    const { url } = await aSandbox();
    const otherJson = await runJson('resort', 'deals', ...MALDIVES, '--api', url);
    const pricedDeal = ({ id, price }: { id: string; price: object }) => ({ id, price });
    expect(otherJson.value.map(pricedDeal)).toEqual(currentJson.value.map(pricedDeal));
    expect((await runCli(['resort', 'deals', ...MALDIVES, '--currency', 'EUR'])).out).toMatch(/≈ €[\d.,]+/);
    expect((await runCli(['resort', 'deals', '--lat', '0', '--long', '-140'])).out).toMatch(/^No resort deals/);
  });

  it('hides prices where visitors see none', async () => {
    const hiddenArguments = ['resort', 'deals', ...MALDIVES, '--host', 'noir.localhost'];
    expect(JSON.stringify((await runJson(...hiddenArguments)).value)).not.toContain('price');
    expect((await runCli(hiddenArguments)).out).toContain('after sign-in');
    expect((await runJson(...hiddenArguments, '--as', 'traveller')).value[0]).toHaveProperty('price');
  });

  it('prints whether a resort can be booked', async () => {
    const { value } = await runJson('resort', 'deals', ...MALDIVES);
    expect((await runJson('resort', 'availability', value[0].id)).value).toMatchObject({
      propertyId: value[0].id,
      available: expect.any(Boolean),
    });
    expect(await runCli(['resort', 'availability', 'nosuch'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('must be that of a resort'),
    });
  });

  it('calls the resort service at its own address, with a slash at its end or without', async () => {
    const sandbox = await aSandbox();
    const otherServer = await startPlatform({ '/resorts/search': { data: [] } });
    for (const resort of [`${otherServer.url}/resorts`, `${otherServer.url}/resorts/`]) {
      const { code, out } = await runCli(['resort', 'search', 'lagoon', '--api', sandbox.url, '--resort', resort]);
      expect([code, out]).toEqual([0, 'No resort matches “lagoon”.\n']);
    }
    expect(otherServer.requests.map(({ url }) => url)).toEqual([
      '/resorts/search?key=lagoon',
      '/resorts/search?key=lagoon',
    ]);
  });
});

describe('resort hold and release', () => {
  it('prints the message of a service that refuses', async () => {
    const { url, spoil } = await aSandbox();
    await spoil('/properties/*', '400');
    const { err } = await runCli(['resort', 'hold', '--api', url]);
    expect(err).toContain('The sandbox was set to respond with 400.');
  });

  it('shows what a person holds, and releases it once (rules §4)', async () => {
    const sandbox = await aSandbox();
    const session = ['--api', sandbox.url, '--token', 'sandbox-aurora-traveller'];
    const { value: deals } = await runJson('resort', 'deals', ...MALDIVES, '--api', sandbox.url);
    const headers = {
      'x-access-token': 'sandbox-aurora-traveller',
      'x-correlation-id': 'test',
    };
    await sandbox.post('/itineraries', { property_id: deals[0].id }, headers);

    const { value: hold } = await runJson('resort', 'hold', ...session);
    expect(hold).toMatchObject({ kind: 'held', reference: expect.any(String), expiresAt: expect.any(String) });
    expect((await runCli(['resort', 'hold', ...session])).out).toMatch(/ is held until \d{4}-/);
    expect(await runJson('resort', 'release', ...session)).toMatchObject({
      code: 0,
      value: { released: hold.reference },
    });
    expect(await runCli(['resort', 'hold', ...session])).toMatchObject({ out: `${hold.reference} is released.\n` });
    expect(await runCli(['resort', 'release', ...session])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Nothing was released.[^]*It has already been released./),
    });
  });

  it('states that nothing is held', async () => {
    expect(await runCli(['resort', 'hold'])).toMatchObject({ code: 0, out: 'Nothing is held in this session.\n' });
    expect(await runCli(['resort', 'release'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing is held in this session.'),
    });
  });
});

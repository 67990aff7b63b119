import { describe, expect, it } from 'vitest';
import { aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('suggest', () => {
  it.each([
    ['hotel', { fullName: 'Lisbon, Portugal', kind: 'other', coordinates: { latitude: 38.717, longitude: -9.133 } }],
    ['activity', { fullName: 'Lisbon, Portugal' }],
    ['car', { fullName: 'Lisbon, Portugal', kind: 'city' }],
    ['flight', { code: 'LIS', country: 'Portugal' }],
  ])('suggests %s places, in memory and at a server', async (product, expected) => {
    const here = await runJson('suggest', product, 'lisb');
    expect(here.code).toBe(0);
    expect(here.value).toContainEqual(expect.objectContaining(expected));
    const { url } = await aSandbox();
    expect((await runJson('suggest', product, 'lisb', '--api', url)).value).toEqual(here.value);
    expect((await runCli(['suggest', product, 'lisb'])).out).toContain('Lisbon');
  });

  it('says that nothing is called so', async () => {
    expect(await runCli(['suggest', 'hotel', 'qqqq'])).toMatchObject({
      code: 0,
      out: 'Nothing matches “qqqq”.\n',
    });
    expect(await runCli(['suggest', 'hotel', 'qqqq', '--json'])).toMatchObject({ code: 0, out: '[]\n' });
  });

  it('exits 3 with the words of rules §8 where the call fails', async () => {
    const { url, spoil } = await aSandbox();
    await spoil('/api/v2/hotel/auto-suggest', '503');
    const { code, err } = await runCli(['suggest', 'hotel', 'lisb', '--api', url]);
    expect([code, err]).toEqual([3, expect.stringMatching(/Failed to fetch suggestions.[^]*status 503/)]);
  });
});

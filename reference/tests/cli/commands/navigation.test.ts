import { describe, expect, it } from 'vitest';
import { aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('navigation', () => {
  it('prints each person’s own menu (rules §6)', async () => {
    const labels = async (...args: string[]) =>
      (await runJson('navigation', ...args)).value.profileMenu.map(({ label }: { label: string }) => label);
    expect(await labels()).toEqual([]);
    expect(await labels('--as', 'traveller')).toContain('My Trips');
    expect(await labels('--as', 'agent')).toContain('Command Center');
    expect(await labels('--as', 'owner')).toContain('Website Settings');
  });

  it('greys what may not be read, and never prints the token in the Academy’s address (rules 2.20)', async () => {
    const { value } = await runJson('navigation', '--as', 'agent');
    expect(value.sideNav).toContainEqual({
      label: 'Customize Theme',
      path: '/customize-theme',
      disabled: true,
      external: false,
    });
    const { out } = await runCli(['navigation', '--as', 'agent']);
    expect(out).toMatch(/Xeni Academy +│ https:\/\/academy.example\/courses +│ another site/);
    expect(out).toMatch(/Customize Theme .* greyed/);
    expect(out).not.toContain('sandbox-aurora');
  });

  it('states that there is none', async () => {
    const { code, out } = await runCli(['navigation', '--host', 'plain.localhost']);
    expect([code, out]).toEqual([0, 'There is no menu for this visitor.\n']);
  });
});

describe('suggest', () => {
  it.each([
    ['hotel', { fullName: 'Lisbon, Portugal', kind: 'city', coordinates: { latitude: 38.717, longitude: -9.133 } }],
    ['activity', { fullName: 'Lisbon, Portugal', kind: 'city' }],
    ['car', { fullName: 'Lisbon, Portugal', kind: 'city' }],
    ['flight', { code: 'LIS', country: 'Portugal' }],
  ])('suggests %s places, in memory and at a server', async (product, expected) => {
    const currentJson = await runJson('suggest', product, 'lisb');
    expect(currentJson.code).toBe(0);
    expect(currentJson.value).toContainEqual(expect.objectContaining(expected));
    const { url } = await aSandbox();
    expect((await runJson('suggest', product, 'lisb', '--api', url)).value).toEqual(currentJson.value);
    expect((await runCli(['suggest', product, 'lisb'])).out).toContain('Lisbon');
  });

  it('states that nothing is called so', async () => {
    expect(await runCli(['suggest', 'hotel', 'qqqq'])).toMatchObject({
      code: 0,
      out: 'Nothing matches “qqqq”.\n',
    });
    expect(await runCli(['suggest', 'hotel', 'qqqq', '--json'])).toMatchObject({ code: 0, out: '[]\n' });
  });
});

import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe.each(['hotels', 'activities', 'cars'])('deals %s', (product) => {
  it('prints deals with their price', async () => {
    const { code, value } = await runJson('deals', product);
    expect(code).toBe(0);
    expect(value[0]).toMatchObject({ link: expect.any(String), price: { currency: 'USD', converted: false } });
    expect((await runCli(['deals', product])).out).toMatch(/│ \$[\d.,]+/);
  });

  it('tells wholesale figures to agents who are not restricted, and to nobody else (rules §5)', async () => {
    for (const role of ['visitor', 'traveller', 'restricted']) {
      const { value } = await runJson('deals', product, '--as', role);
      expect(JSON.stringify(value)).not.toContain('baseRate');
      expect((await runCli(['deals', product, '--as', role])).out).not.toMatch(/Wholesale|Markup/);
    }
    const { value } = await runJson('deals', product, '--as', 'agent');
    expect(value[0].rates).toMatchObject({ baseRate: expect.any(Number) });
    expect((await runCli(['deals', product, '--as', 'agent'])).out).toMatch(/Total.*Wholesale Rate.*Agency Markup/);
  });

  it('shows prices to whoever is signed in where visitors see none (rules §5)', async () => {
    const hidden = await runJson('deals', product, '--host', 'noir.localhost');
    expect(JSON.stringify(hidden.value)).not.toMatch(/[rR]ate"|price/);
    const shown = await runJson('deals', product, '--host', 'noir.localhost', '--as', 'traveller');
    expect(shown.value[0]).toHaveProperty('price');
  });

  it('looks around the place asked for', async () => {
    expect((await runJson('deals', product, '--lat', '48.8566', '--long', '2.3522')).value).not.toEqual(
      (await runJson('deals', product)).value,
    );
  });

  it('says that there are none', async () => {
    const { code, out } = await runCli(['deals', product, '--lat', '0', '--long', '-140']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^No (hotel|activity|car) deals around this place.\n$/)]);
  });
});

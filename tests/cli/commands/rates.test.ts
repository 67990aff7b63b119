import { describe, expect, it } from 'vitest';
import { platform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('rates', () => {
  it('prints the day and the rates', async () => {
    const { code, value } = await runJson('rates');
    expect(code).toBe(0);
    expect(value).toMatchObject({
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rates: { USD: 1, EUR: expect.any(Number) },
    });
    expect((await runCli(['rates'])).out).toContain(`│ EUR      │ ${value.rates.EUR}`);
  });

  it('exits 3 where they can’t be read', async () => {
    const { url } = await platform({});
    const { code, err } = await runCli(['rates', '--api', url]);
    expect([code, err]).toEqual([3, expect.stringContaining('Failed to fetch exchange rates.')]);
  });
});

import { describe, expect, it } from 'vitest';
import { startPlatform } from '../support/platform.ts';
import { runCli } from '../support/run-cli.ts';
import { runJson } from '../support/run-json.ts';

describe('convert', () => {
  it('converts an amount at the day’s rates', async () => {
    const { url } = await startPlatform({
      '/api/multi-currency/exchange': { rates: { USD: 1, EUR: 0.5, GBP: 0.25 }, date: '2026-02-03' },
    });
    expect(await runCli(['convert', '10', 'eur', 'GBP', '--api', url])).toMatchObject({
      code: 0,
      out: '€10.00 ≈ £5.00 (rates of 2026-02-03)\n',
    });
    expect(await runJson('convert', '-10', 'EUR', 'GBP', '--api', url)).toMatchObject({
      value: { value: -5, text: '-£5.00', asOf: '2026-02-03' },
    });
  });

  it('writes in the requested language, or in English where the agency does (rules 7.12)', async () => {
    const german = ['convert', '10', 'EUR', 'EUR', '--language', 'de'];
    expect((await runJson(...german)).value.text).toBe('10,00\u00a0€');
    expect((await runJson(...german, '--host', 'albion.localhost')).value.text).toBe('€10.00');
  });

  it('exits 1 for a currency without a rate', async () => {
    const { code, out, err } = await runCli(['convert', '10', 'EUR', 'QQQ']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/EUR can’t be converted to QQQ\.\n {2}Why: {2}There is not a usable rate for QQQ\./);
  });
});

describe('every command of a session', () => {
  it('exits 1 for a currency that is not in use', async () => {
    const { code, err } = await runCli(['deals', 'hotels', '--currency', 'QQQ']);
    expect(code).toBe(1);
    expect(err).toContain('Prices can’t be shown in QQQ.');
  });

  it('takes its policies from LIVERY_POLICIES where that is set', async () => {
    const env = { LIVERY_POLICIES: '{"default":{"englishFormatting":true}}' };
    const { out } = await runCli(['convert', '1', 'EUR', 'EUR', '--language', 'de', '--json'], { env });
    expect(JSON.parse(out).text).toBe('€1.00');
    const brokenRun = await runCli(['agency'], { env: { LIVERY_POLICIES: '{' } });
    expect([brokenRun.code, brokenRun.err]).toEqual([2, expect.stringContaining('The policies can’t be read.')]);
  });
});

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
});

import { describe, expect, it, vi } from 'vitest';
import { CURRENCIES } from '../../../src/domain/market/currencies.ts';

const CURRENCY_CODES = [...new Set(CURRENCIES.map(({ currency }) => currency))];

/** With nothing kept yet. */
async function freshFormatter() {
  vi.resetModules();
  return (await import('../../../src/domain/market/amount-formatter.ts')).amountFormatter;
}

describe('amountFormatter', () => {
  it('gives the same formatter for the same wish, and another for another', async () => {
    const amountFormatter = await freshFormatter();
    const dollars = amountFormatter('en', 'USD');
    expect(amountFormatter('en', 'USD')).toBe(dollars);
    expect(amountFormatter('en', '')).toBe(amountFormatter('en', ''));
    expect(
      new Set([dollars, amountFormatter('de', 'USD'), amountFormatter('en', 'EUR'), amountFormatter('en', '')]).size,
    ).toBe(4);
  });

  it('keeps fifty, and starts over with the next', async () => {
    const amountFormatter = await freshFormatter();
    const [first = '', ...others] = CURRENCY_CODES.slice(0, 50);
    const made = amountFormatter('en', first);
    for (const currency of others) amountFormatter('en', currency);
    expect(amountFormatter('en', first)).toBe(made);
    amountFormatter('en', '');
    expect(amountFormatter('en', first)).not.toBe(made);
  });
});

import { readFileSync } from 'node:fs';
import { CURRENCIES, isChosenEntry } from '@livery/contract/market/currencies';
import { DEFAULT_CURRENCY, PARTNER_CURRENCY } from '@livery/contract/market/currency-choice';
import { data as codes } from 'currency-codes';
import { describe, expect, it } from 'vitest';
import { countriesByCurrency } from '../../../scripts/make/make-currency-catalogue.mjs';
import { pairForCountry, pairForCurrency } from '../../../src/domain/market/currency-pairs.ts';

const committed = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

// @rule 3.6, 9.5, 9.6
describe('the currency catalogue (rules §3)', () => {
  it('has "about 150 country-currency pairs; the first entry (United Arab Emirates, AED)"', () => {
    expect(CURRENCIES.length).toBeGreaterThanOrEqual(150);
    expect(CURRENCIES.length).toBeLessThanOrEqual(165);
    expect(CURRENCIES[0]).toEqual({
      name: 'United Arab Emirates',
      code: 'AE',
      currency: 'AED',
      emoji: '🇦🇪',
      unicode: 'U+1F1E6 U+1F1EA',
      image: 'flags/ae.svg',
      symbol: 'AED',
    });
  });

  it.each(CURRENCIES.map((entry) => [entry.name, entry] as const))('is sound about %s', (_, entry) => {
    expect(entry.code).toMatch(/^[A-Z]{2}$/);
    const letters = [...entry.emoji].map((character) =>
      String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
    );
    expect(letters.join('')).toBe(entry.code);
    const points = entry.unicode.split(' ').map((point) => Number.parseInt(point.replace(/^U\+/, ''), 16));
    expect(String.fromCodePoint(...points)).toBe(entry.emoji);
    expect(entry.image).toBe(`flags/${entry.code.toLowerCase()}.svg`);
    expect(entry.name).toMatch(/\p{L}{2}/u);
    expect(entry.name).not.toBe(entry.code);
    expect(entry.symbol.trim()).not.toBe('');
    // The only code that is newer than the list.
    if (entry.currency !== 'XCG') expect(codes.map(({ code }) => code)).toContain(entry.currency);
  });

  it('names no country twice', () => {
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(CURRENCIES.length);
    expect(new Set(CURRENCIES.map(({ name }) => name)).size).toBe(CURRENCIES.length);
  });

  it('stands in the order of the currency codes, with all countries of a currency together', () => {
    const inOrder = CURRENCIES.map(({ currency }) => currency);
    expect(inOrder).toEqual([...inOrder].sort());
  });

  it('has Germany first, and then every country of the euro by name', () => {
    const [first, ...others] = CURRENCIES.filter(({ currency }) => currency === 'EUR').map(({ name }) => name);
    expect(first).toBe('Germany');
    expect(others).toEqual([...others].sort());
    expect(others).toHaveLength(20);
  });

  it('has what a site starts with', () => {
    for (const choice of [DEFAULT_CURRENCY, PARTNER_CURRENCY]) {
      expect(CURRENCIES.filter((entry) => isChosenEntry(entry, choice))).toHaveLength(1);
    }
  });

  it('is one with the pairs that are known without it', () => {
    for (const { currency, code } of CURRENCIES) expect(pairForCountry(code)).toEqual({ currency, country: code });
    for (const { currency } of CURRENCIES) {
      const first = CURRENCIES.find((entry) => entry.currency === currency);
      expect(pairForCurrency(currency, undefined)).toEqual({ currency, country: first?.code });
    }
    expect(JSON.parse(committed('src/domain/market/currency-countries.json'))).toEqual(
      countriesByCurrency([...CURRENCIES]),
    );
  });
});

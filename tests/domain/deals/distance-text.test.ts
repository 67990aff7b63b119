import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { distanceText } from '../../../src/domain/deals/distance-text.ts';
import { LANGUAGES } from '../../../src/domain/market/language.ts';
import { anyFigure } from '../../support/deal-arbitraries.ts';

describe('distanceText: "distance to 2 decimals in miles" (specification §2)', () => {
  it.each([
    [1.234, '1.23'],
    [1.236, '1.24'],
    [7, '7.00'],
    [0.5, '0.50'],
    [0, '0.00'],
    [-0, '0.00'],
    [1234.5, '1,234.50'],
  ])('shows %s as %s in English', (miles, text) => {
    expect(distanceText(miles, 'en')).toBe(text);
  });

  it('speaks the language: a decimal comma in German, Norwegian Bokmål for no, Latin digits in Arabic', () => {
    expect(distanceText(1.5, 'de')).toBe('1,50');
    expect(distanceText(1.5, 'no')).toBe('1,50');
    expect(distanceText(1.5, 'ar')).toBe('1.50');
  });

  it.each([null, Number.NaN, Infinity, -Infinity, -0.01, -3])('has no text for %s', (miles) => {
    expect(distanceText(miles, 'en')).toBeNull();
  });

  it('makes one formatter for a language and keeps it', () => {
    distanceText(1, 'sv');
    const making = vi.spyOn(Intl, 'NumberFormat');
    distanceText(2, 'sv');
    expect(making).not.toHaveBeenCalled();
    making.mockRestore();
  });

  it('ends in two digits after a separator, whatever the figure and the language', () => {
    fc.assert(
      fc.property(anyFigure, fc.constantFrom(...LANGUAGES), (miles, language) => {
        const text = distanceText(miles, language);
        if (text !== null) expect(text).toMatch(/^\d.*[.,]\d\d$/);
      }),
    );
  });
});

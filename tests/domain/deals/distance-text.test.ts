import { test } from '@fast-check/vitest';
import { LANGUAGES } from '@livery/contract/market/language';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { distanceText } from '../../../src/domain/deals/distance-text.ts';
import { anyFigure } from '../../support/arbitraries/deal-arbitraries.ts';

// @rule 2.12, 3.7
describe('distanceText: miles to 2 decimals (rules 2.12)', () => {
  it.each([
    [1.234, '1.23 mi'],
    [1.236, '1.24 mi'],
    [1, '1.00 mi'],
    [7, '7.00 mi'],
    [0.5, '0.50 mi'],
    [0, '0.00 mi'],
    [-0, '0.00 mi'],
    [1234.5, '1,234.50 mi'],
  ])('shows %s as %s in English', (miles, text) => {
    expect(distanceText(miles, 'en')).toBe(text);
  });

  it('has the name of the mile that the Unicode data of this Node has in Portuguese', () => {
    expect(distanceText(0.22, 'pt')).toMatch(/^0,22\s(?:mi|milhas) \(0,35\skm\)$/);
  });

  it.each([
    ['es', '0,22 mi (0,35 km)'],
    ['da', '0,22 mi (0,35 km)'],
    ['no', '0,22 miles (0,35 km)'],
    ['de', '0,22 mi (0,35 km)'],
    ['ar', '0.22 ميل (0.35 كم)'],
    ['fr', '0,22 mi (0,35 km)'],
    ['sv', '0,22 mi (0,35 km)'],
  ] as const)(
    'has kilometres beside the miles where these are the language’s own measure (rules 2.12): %s',
    (language, text) => {
      expect(distanceText(0.22, language)?.replaceAll(/\s/g, ' ')).toBe(text);
    },
  );

  it('writes a single mile with its figure in Arabic, too', () => {
    expect(distanceText(1, 'ar')).toBe('1.00 ميل (1.61 كم)');
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

  test.prop([anyFigure, fc.constantFrom(...LANGUAGES)])(
    'has each length to two decimals, whatever the figure and the language',
    (miles, language) => {
      const text = distanceText(miles, language);
      if (text === null) return;
      const lengths = text.match(/\d[\d.,\s]*[.,]\d\d(?!\d)/g);
      expect(lengths).toHaveLength(language === 'en' ? 1 : 2);
    },
  );
});

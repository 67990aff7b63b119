import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '../../../src/domain/market/currency-search.ts';

describe('foldLetters', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['FÆRØERNE', 'faeroerne'],
    ['Đồng', 'dong'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Côte d’Ivoire', "cote d'ivoire"],
    ['US-Dollar', 'us dollar'],
    ['أوقية', 'اوقيه'],
    ['日本', '日本'],
  ])('makes %s %s', (text, plain) => {
    expect(foldLetters(text)).toBe(plain);
  });

  it('takes letters one by one, so that a part of a text stays a part of it', () => {
    const words = fc
      .array(fc.constantFrom('ø', 'Ł', 'é', 'e\u0301', 'ß', 'A', ' ', '-', 'ة', 'ü'))
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(words, words, words, (before, part, after) => {
        expect(foldLetters(before + part + after)).toContain(foldLetters(part));
        expect(foldLetters(foldLetters(part))).toBe(foldLetters(part));
      }),
    );
  });
});

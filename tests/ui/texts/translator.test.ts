import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/domain/market/language.ts';
import sentences from '../../../src/ui/texts/en.json' with { type: 'json' };
import type { TextKey } from '../../../src/ui/texts/sentences.ts';
import { translator } from '../../../src/ui/texts/translator.ts';

const english = translator(sentences, 'en');

describe('a sentence', () => {
  it('is found by its path', () => {
    expect(english('agency.notFound')).toBe('Agency not found!');
  });

  it('takes the plural form of its count in the language', () => {
    expect([1, 2, 0].map((count) => english('deals.found', { count }))).toEqual(['1 deal', '2 deals', '0 deals']);
    const found = { found_zero: 'لا', found_two: 'اثنان', found_few: '{{count}} قليل', found_other: '{{count}} غير' };
    const arabic = translator({ deals: found }, 'ar');
    expect([0, 2, 5, 100].map((count) => arabic('deals.found', { count }))).toEqual([
      'لا',
      'اثنان',
      '5 قليل',
      '100 غير',
    ]);
  });

  it('that nobody wrote is its own key', () => {
    for (const key of ['deals', 'nothing.of.the.kind', '__proto__', 'constructor.name']) {
      expect(english(key as TextKey)).toBe(key);
    }
  });

  it('holds what others wrote as it is: neither escaped, nor looked up, nor filled in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('<b> & {{id}} $t(loading)', '$&', '$1', '{{id}}')), (id) => {
        expect(english('quoteSession', { id })).toBe(`If you contact support, please quote ${id}.`);
      }),
    );
  });

  it('writes numbers as the language does, Arabic with Latin digits', () => {
    const found = { deals: { found_one: '{{count}}', found_other: '{{count}}', position: '{{position}}/{{total}}' } };
    const written = (language: LanguageCode) => translator(found, language)('deals.found', { count: 12_345 });
    expect((['en', 'de', 'fr', 'ar', 'sv'] as const).map(written)).toEqual([
      ...['12,345', '12.345', '12\u202f345', '12,345', '12\u00a0345'],
    ]);
    expect(translator(found, 'de')('deals.position', { position: 2, total: 1500 })).toBe('2/1.500');
  });

  it('keeps values apart that are read the other way, and leaves the others alone', () => {
    const home = { agency: { home: '{{agency}}!' } };
    const said = (language: LanguageCode, agency: string) => translator(home, language)('agency.home', { agency });
    expect(said('en', 'Noor Voyages (5)')).toBe('Noor Voyages (5)!');
    expect(said('en', 'نور للسفر')).toBe('\u2068نور للسفر\u2069!');
    expect(said('ar', 'نور للسفر')).toBe('نور للسفر!');
    for (const agency of ['Noor Voyages (5)', '1.25', '+971 4 000', 'a@b.example']) {
      expect(said('ar', agency)).toBe(`\u2068${agency}\u2069!`);
    }
  });

  it('keeps a gap for which nothing was told', () => {
    expect(english('quoteSession')).toContain('{{id}}');
  });
});

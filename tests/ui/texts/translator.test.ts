import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('keeps a gap for which nothing was told', () => {
    expect(english('quoteSession')).toContain('{{id}}');
  });
});

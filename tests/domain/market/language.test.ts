import { describe, expect, it } from 'vitest';
import {
  aliasesOf,
  directionOf,
  FALLBACK_LANGUAGE,
  intlLocaleOf,
  isLanguageCode,
  LANGUAGES,
} from '../../../src/domain/market/language.ts';

describe('the interface languages (specification §1)', () => {
  it('are "en, pt, es, da, no, de, ar, fr, sv. Fallback language is en"', () => {
    expect(LANGUAGES.join(', ')).toBe('en, pt, es, da, no, de, ar, fr, sv');
    expect(FALLBACK_LANGUAGE).toBe('en');
  });

  it.each(LANGUAGES)('count %s as one of them', (language) => {
    expect(isLanguageCode(language)).toBe(true);
  });

  it.each(['AR', 'En', 'en ', 'en-US', 'nb', 'xx', '', '__proto__', '0', null, undefined, 0, ['en'], { en: true }])(
    'do not count %j as one of them',
    (value) => {
      expect(isLanguageCode(value)).toBe(false);
    },
  );

  it('are read from the left, but for Arabic (readings 36)', () => {
    expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
    expect(LANGUAGES.filter((language) => directionOf(language) === 'ltr')).toHaveLength(8);
  });

  it('are each known to Intl: Norwegian as Bokmål, Arabic with Latin digits and the same calendar as everywhere', () => {
    expect(LANGUAGES.map(intlLocaleOf)).toEqual(['en', 'pt-PT', 'es', 'da', 'nb', 'de', 'ar-u-nu-latn', 'fr', 'sv']);
    for (const language of LANGUAGES) {
      const { locale, numberingSystem, calendar } = new Intl.DateTimeFormat(intlLocaleOf(language)).resolvedOptions();
      expect([locale, numberingSystem, calendar]).toEqual([intlLocaleOf(language), 'latn', 'gregory']);
    }
  });
});

describe('aliasesOf', () => {
  it('has the codes by which browsers ask for Norwegian, and none that is a language of its own', () => {
    expect(aliasesOf('no')).toEqual(['nb', 'nn']);
    expect(LANGUAGES.flatMap(aliasesOf).filter(isLanguageCode)).toEqual([]);
  });
});

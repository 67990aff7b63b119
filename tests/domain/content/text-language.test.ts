import { test } from '@fast-check/vitest';
import { textLanguage } from '@livery/contract/content/text-language';
import { LANGUAGES, languageTag } from '@livery/contract/market/language';
import { anyHostileText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ARABIC = 'أهلاً بكم في رحلة';
const ENGLISH_TEXT = 'Welcome to our trips';

describe('textLanguage: language of parts (WCAG 3.1.2)', () => {
  it.each([
    [ARABIC, 'de', { lang: 'ar', dir: 'rtl' }],
    [ENGLISH_TEXT, 'ar', { lang: 'en', dir: 'ltr' }],
    ['ברוכים הבאים', 'en', { lang: 'he', dir: 'rtl' }],
    ['Добро пожаловать', 'en', { lang: 'ru', dir: 'ltr' }],
    ['ようこそ東京へ', 'en', { lang: 'ja', dir: 'ltr' }],
    ['欢迎来到北京', 'fr', { lang: 'zh', dir: 'ltr' }],
  ])('takes it from the letters: %s on a page in %s', (text, page, attributes) => {
    expect(textLanguage(text, page)).toEqual(attributes);
  });

  it('gives no language for letters of the page’s own script, nor for a text without letters', () => {
    expect([textLanguage(ENGLISH_TEXT, 'de'), textLanguage(ARABIC, 'ar')]).toEqual([{}, {}]);
    expect([textLanguage('24/7 · +971 4 000 0101', 'ar'), textLanguage('', 'en')]).toEqual([{}, {}]);
  });

  it('goes by the letters of most of a text', () => {
    expect(textLanguage('تابعونا على Instagram و YouTube لكل جديد في عالم السفر', 'ar')).toEqual({});
    expect(textLanguage('Follow us: رحلة', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  });

  it('goes by the words around isolated names, and by a name that stands alone', () => {
    const name = '\u2068Lumen Fly\u2069';
    expect(textLanguage(`\u200f${name} إلى ${name}`, 'ar')).toEqual({});
    expect(textLanguage(`${name} to \u2068نيويورك\u2069`, 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
    expect(textLanguage(name, 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  });

  it('passes over addresses, which are in Latin letters everywhere', () => {
    expect(textLanguage('راسلنا على customer.service@rihla-travel.example.', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(textLanguage('موقعنا https://rihla-travel.example/about-us', 'ar')).toEqual({});
    expect(textLanguage('hello@aurora-journeys.example', 'ar')).toEqual({});
  });

  it('believes the API where it names a language', () => {
    expect(textLanguage(ENGLISH_TEXT, 'de', 'en')).toEqual({ lang: 'en', dir: 'ltr' });
    expect(textLanguage('Bienvenidos', 'ar', 'es')).toEqual({ lang: 'es', dir: 'ltr' });
    expect(textLanguage('خوش آمدید', 'ar', 'fa')).toEqual({ lang: 'fa', dir: 'rtl' });
    expect(textLanguage('Velkommen', 'en', 'no')).toEqual({ lang: 'nb', dir: 'ltr' });
  });

  it('gives nothing for the language of the page itself, whatever its region', () => {
    expect([textLanguage('Olá', 'pt-PT', 'pt-BR'), textLanguage('Hei', 'nb', 'no')]).toEqual([{}, {}]);
  });

  it('believes the letters rather than a language that has others, and passes over what is no language', () => {
    expect(textLanguage(ARABIC, 'de', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(textLanguage(ENGLISH_TEXT, 'de', '"><script>')).toEqual({});
  });

  const anyPage = fc.constantFrom(...LANGUAGES.map(languageTag));
  test.prop([anyHostileText, anyPage, anyHostileText])(
    'is a language tag and a direction or nothing, for any text, and nothing for the language of the page',
    (text, page, given) => {
      const { lang, dir } = textLanguage(text, page, given);
      expect(lang === undefined).toBe(dir === undefined);
      if (lang === undefined) return;
      expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
      expect(new Intl.Locale(lang).language).not.toBe(new Intl.Locale(page).language);
    },
  );
});

import { test } from '@fast-check/vitest';
import { intlLocale, LANGUAGES, type LanguageCode, languageTag } from '@livery/contract/market/language';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Trans } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import type { ShellMessages } from '../../../src/ui/texts/messages.ts';

const english = await createI18n('en');

/** `t` for messages in a language, which need not be the shell's. */
async function tOf(language: LanguageCode, messages: ShellMessages) {
  const i18n = await createI18n(language, { load: async () => messages });
  return (key: string, values: Record<string, unknown> = {}) =>
    i18n.getFixedT(i18n.language)(key as 'loading', values) as string;
}

const HOSTILE = ['<b> & {{id}} $t(loading)', '$&', '$1', '{{id}}', '{{-id}}', '$t(retry)', '$t(', 'retry)', '{{', '}}'];
const anyValue = fc.oneof(fc.string(), fc.constantFrom(...HOSTILE), fc.array(fc.constantFrom(...HOSTILE)).map(String));

describe('a message', () => {
  it('is found by its path', () => {
    expect(english.t('agency.notFound')).toBe('Agency not found!');
  });

  it('takes the plural form of its count in the language', async () => {
    const inEnglish = [1, 2, 0].map((count) => english.t('currencies.found', { count }));
    expect(inEnglish).toEqual(['1 currency', '2 currencies', '0 currencies']);
    const foundTexts = {
      found_zero: 'لا',
      found_two: 'اثنان',
      found_few: '{{count}} قليل',
      found_other: '{{count}} غير',
    };
    const arabic = await tOf('ar', { deals: foundTexts });
    expect([0, 2, 5, 100].map((count) => arabic('deals.found', { count }))).toEqual([
      'لا',
      'اثنان',
      '5 قليل',
      '100 غير',
    ]);
  });

  it.each(LANGUAGES)('takes the plural form that CLDR names in %s', async (language) => {
    const rules = new Intl.PluralRules(intlLocale(language));
    const forms = rules.resolvedOptions().pluralCategories;
    const t = await tOf(language, { found: Object.fromEntries(forms.map((form) => [`in_${form}`, form])) });
    fc.assert(
      fc.property(fc.nat(2_000_000), (count) => {
        expect(t('found.in', { count })).toBe(rules.select(count));
      }),
    );
  });

  it('that is missing is its own key', () => {
    for (const key of ['deals', 'nothing.of.the.kind', '__proto__', 'constructor.name']) {
      expect(english.t(key as 'loading')).toBe(key);
    }
  });

  test.prop([anyValue])('shows values verbatim: neither escaped, nor looked up, nor interpolated', (id) => {
    fc.pre(!/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(id));
    expect(english.t('quoteSession', { id })).toBe(`If you contact support, please quote ${id}.`);
  });

  it('shows several values verbatim, whatever they make together', async () => {
    const t = await tOf('en', { pair: '{{one}}{{other}}', retry: 'Try again' });
    fc.assert(
      fc.property(anyValue, anyValue, (one, other) => {
        fc.pre(!/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(one + other));
        expect(t('pair', { one, other })).toBe(one + other);
      }),
    );
  });

  test.prop([anyValue])('shows an element of <Trans> as it is, whatever stands in it', (place) => {
    const components = { amount: createElement('bdi', null, place) };
    const trans = createElement(Trans<'header.credit'>, { i18n: english, i18nKey: 'header.credit', components });
    expect(renderToStaticMarkup(trans)).toBe(
      renderToStaticMarkup(
        createElement('i', null, createElement('bdi', null, place), createElement('span', null, ' credit')),
      ).slice(3, -4),
    );
  });

  it('writes numbers as the language does, Arabic with Latin digits', async () => {
    const dealTexts = {
      deals: { found_one: '{{count}}', found_other: '{{count}}', position: '{{position}}/{{total}}' },
    };
    const writtenText = async (language: LanguageCode) =>
      (await tOf(language, dealTexts))('deals.found', { count: 12_345 });
    expect(await Promise.all((['en', 'de', 'fr', 'sv'] as const).map(writtenText))).toEqual([
      ...['12,345', '12.345', '12\u202f345', '12\u00a0345'],
    ]);
    const manyText = await tOf('ar', { deals: { found_many: '{{count}}' } });
    expect(manyText('deals.found', { count: 12_345 })).toBe('12,345');
    const german = await tOf('de', dealTexts);
    expect(german('deals.position', { position: 2, total: 1500 })).toBe('2/1.500');
  });

  it('isolates values that are read the other way, and leaves the others alone', async () => {
    const home = { agency: { home: '{{agency}}!' } };
    const [inEnglish, inArabic] = await Promise.all([tOf('en', home), tOf('ar', home)]);
    expect(inEnglish('agency.home', { agency: 'Noor Voyages (5)' })).toBe('Noor Voyages (5)!');
    expect(inEnglish('agency.home', { agency: 'نور للسفر' })).toBe('\u2068نور للسفر\u2069!');
    expect(inArabic('agency.home', { agency: 'نور للسفر' })).toBe('نور للسفر!');
    for (const agency of ['Noor Voyages (5)', '1.25', '+971 4 000', 'a@b.example']) {
      expect(inArabic('agency.home', { agency })).toBe(`\u2068${agency}\u2069!`);
    }
    // Text in Adlam, and a value that would end its isolation and change the direction of the following text.
    expect(inEnglish('agency.home', { agency: '\u{1e900}\u{1e901}' })).toBe('\u2068\u{1e900}\u{1e901}\u2069!');
    expect(inEnglish('agency.home', { agency: 'נור\u2069\u202e' })).toBe('\u2068נור\u2069!');
    expect(inEnglish('agency.home', { agency: '\u202eNoor' })).toBe('Noor!');
  });

  it('isolates by the language that it is in, also where English stands in', async () => {
    const i18n = await createI18n('ar', {
      load: async (language) => (language === 'en' ? { home: '{{agency}}!' } : undefined),
    });
    const t = i18n.getFixedT(languageTag('ar')) as unknown as typeof english.t;
    expect(t('home' as 'loading', { agency: 'Noor' })).toBe('Noor!');
    expect(t('home' as 'loading', { agency: 'نور' })).toBe('\u2068نور\u2069!');
  });

  it('keeps a placeholder for which no value is given', () => {
    expect(english.t('quoteSession')).toContain('{{id}}');
  });
});

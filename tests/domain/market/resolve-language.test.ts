import { test } from '@fast-check/vitest';
import { LANGUAGES, type LanguageCode } from '@livery/contract/market/language';
import { anyHostileText, anyLanguage, anyUntrustedText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageChangeEffect } from '../../../src/domain/market/language-change-effect.ts';
import {
  defaultLanguage,
  type LanguageCandidates,
  resolveLanguage,
} from '../../../src/domain/market/resolve-language.ts';
import { splitWords } from '../../support/words.ts';

const nothing: LanguageCandidates = { query: undefined, cookie: undefined, partner: false, browser: [] };

// @rule 2.16, 6.8, 9.8
describe("resolveLanguage: `lng` > cookie > partner's Spanish > the browser's, where the agency enables it > en (rules 9.8)", () => {
  const everything: LanguageCandidates = { query: 'da', cookie: 'fr', partner: true, browser: ['de'] };

  it('takes each source in turn', () => {
    expect(resolveLanguage(everything)).toBe('da');
    expect(resolveLanguage({ ...everything, query: undefined })).toBe('fr');
    expect(resolveLanguage({ ...everything, query: undefined, cookie: undefined })).toBe('es');
    expect(resolveLanguage({ ...nothing, browser: ['de'] })).toBe('de');
  });

  it('is English by default, Spanish for the partner (rules 9.8)', () => {
    expect(resolveLanguage(nothing)).toBe('en');
    expect(resolveLanguage({ ...nothing, partner: true })).toBe('es');
  });

  it.each(LANGUAGES)('is %s when the address or the cookie names it', (language) => {
    expect(resolveLanguage({ ...nothing, query: language })).toBe(language);
    expect(resolveLanguage({ ...nothing, cookie: language })).toBe(language);
  });

  it.each(['xx', '__proto__', 'constructor', 'deu', 'x-de', 'de_DE', '', ' ', '<b>'])(
    'ignores %j in the address',
    (text) => {
      expect(resolveLanguage({ ...nothing, query: text, cookie: 'fr' })).toBe('fr');
      expect(resolveLanguage({ ...nothing, query: text })).toBe('en');
    },
  );

  it.each(['xx', 'AR', 'nb', 'de-DE', ' de', '', '<b>'])('ignores %j in the cookie', (text) => {
    expect(resolveLanguage({ ...nothing, cookie: text, browser: ['sv'] })).toBe('sv');
    expect(resolveLanguage({ ...nothing, cookie: text })).toBe('en');
  });

  it.each([
    ['AR', 'ar'],
    [' de ', 'de'],
    ['de-DE', 'de'],
    ['pt-BR', 'pt'],
    ['nb', 'no'],
    ['NN-no', 'no'],
  ])('reads %j in the address as %s: capitals, blanks and regions don’t matter (rules 9.8)', (text, language) => {
    expect(resolveLanguage({ ...nothing, query: text, cookie: 'fr' })).toBe(language);
  });
});

// @rule 2.16, 6.8, 9.8
describe("resolveLanguage, of the browser's languages", () => {
  it.each([
    ['pt-BR', 'pt'],
    ['nb', 'no'],
    ['nn', 'no'],
    ['nb-NO', 'no'],
    ['no', 'no'],
    ['ar-u-nu-arab', 'ar'],
    ['DE-at', 'de'],
    ['NN', 'no'],
  ])('understands %s as %s', (tag, language) => {
    expect(resolveLanguage({ ...nothing, browser: [tag] })).toBe(language);
  });

  it.each(['ptx', 'xpt', 'zh-no', 'x-de', '', '-', '__proto__', 'de_DE', '*'])('does not understand %j', (tag) => {
    expect(resolveLanguage({ ...nothing, browser: [tag] })).toBe('en');
  });

  it('takes the dearest that it understands', () => {
    expect(resolveLanguage({ ...nothing, browser: ['zh-CN', 'sv-SE', 'de'] })).toBe('sv');
  });

  it('falls back to English even where the agency does not enable it', () => {
    expect(resolveLanguage({ ...nothing, browser: ['sv'], enabled: ['de'] })).toBe('en');
  });

  const anyCandidates: fc.Arbitrary<LanguageCandidates> = fc.record({
    query: anyUntrustedText(anyLanguage),
    cookie: anyUntrustedText(anyLanguage),
    partner: fc.boolean(),
    browser: fc.array(fc.oneof(anyHostileText, fc.constantFrom('pt-BR', 'nb-NO', 'zh', ...LANGUAGES))),
    enabled: fc.subarray<LanguageCode>([...LANGUAGES]),
  });
  test.prop([anyCandidates])(
    'is an interface language for any candidates, and the same once it is in the cookie',
    (candidates) => {
      const language = resolveLanguage(candidates);
      expect(LANGUAGES).toContain(language);
      expect(resolveLanguage({ ...candidates, query: undefined, cookie: language })).toBe(language);
    },
  );
});

// @rule 4.19
describe('languageChangeEffect (rules §4, language change)', () => {
  it.each(splitWords`
    /booknow/activities /booknow/activities/search /booknow/activities/result-details/KAYAK1
    /booknow/activities/bookings/checkout /booknow/flights/checkout /booknow/flights/checkout/
    /booknow/hotels/search /booknow/hotels/search-details /booknow/hotels/hotel-details /hotel-details
    /booknow/hotels/checkout /booknow/hotels/checkout/pay
  `)('"page reloads on activity, flight checkout, and hotel search, detail and checkout paths": %s', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'reload' });
  });

  it.each(splitWords`
    /booknow/cars/search /booknow/cars/search/ /booknow/cars/result-details /booknow/cars/result-details/7
  `)('"on car search and detail paths it goes to the cars path and reloads": %s', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'reload at', path: '/booknow/cars' });
  });

  it.each([
    ...splitWords`
      / /about /booknow/hotels /booknow/hotels/confirm-payment /booknow/hotels/deal/P1 /booknow/cars
      /booknow/cars/checkout /booknow/cars/reservation-details /booknow/flights /booknow/flights/search
      /booknow/flights/checkouts /booknow/cruise/search /booknow/activitiesx /x/booknow/activities __proto__
    `,
    '',
  ])('changes the texts in place on %j', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'in place' });
  });
});

describe('defaultLanguage', () => {
  test.prop([fc.boolean()])('is what a site starts in where nothing names a language', (partner) => {
    expect(defaultLanguage({ partner })).toBe(resolveLanguage({ ...nothing, partner }));
  });
});

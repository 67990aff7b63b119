import { test } from '@fast-check/vitest';
import { isInvisible } from '@livery/contract/shared/is-invisible';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '../../../src/domain/market/currency-search.ts';

const EVERY_UNIT = Array.from({ length: 0x10000 }, (_, code) => code);

const unitsLike = (pattern: RegExp) => EVERY_UNIT.filter((code) => pattern.test(String.fromCharCode(code)));

const codePoints = (codes: readonly number[]) => codes.map((code) => `U+${code.toString(16).padStart(4, '0')}`);

/** Khmer vowels that are optional in writing, and that Unicode allows fonts to leave out. */
const KHMER_INHERENT_VOWELS = /[\u17b4\u17b5]/u;

describe('isInvisible', () => {
  it.each([
    ['a blank', ' '],
    ['a tab', '\t'],
    ['a line feed', '\n'],
    ['a delete', '\u007f'],
    ['a no-break space', '\u00a0'],
    ['a soft hyphen', '\u00ad'],
    ['a combining grapheme joiner', '\u034f'],
    ['an Arabic letter mark', '\u061c'],
    ['a Hangul filler', '\u3164'],
    ['a halfwidth Hangul filler', '\uffa0'],
    ['an Ogham space mark', '\u1680'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a zero width space', '\u200b'],
    ['a zero width joiner', '\u200d'],
    ['a right-to-left mark', '\u200f'],
    ['a line separator', '\u2028'],
    ['a right-to-left override', '\u202e'],
    ['a word joiner', '\u2060'],
    ['an isolate', '\u2066'],
    ['a braille pattern without dots', '\u2800'],
    ['an ideographic space', '\u3000'],
    ['a variation selector', '\ufe0f'],
    ['a byte order mark', '\ufeff'],
  ])('is true of %s', (_, character) => {
    expect(isInvisible(character.charCodeAt(0))).toBe(true);
  });

  it.each([
    ['an exclamation mark', '!'],
    ['a tilde', '~'],
    ['an inverted exclamation mark', '¡'],
    ['a letter', 'é'],
    ['a combining acute accent', '\u0301'],
    ['an Arabic number sign', '\u0600'],
    ['a dash', '—'],
    ['a braille pattern of one dot', '\u2801'],
    ['an ideographic comma', '、'],
    ['a replacement character', '\ufffd'],
    ['the first half of an emoji', '🏝'],
  ])('is false of %s', (_, character) => {
    expect(isInvisible(character.charCodeAt(0))).toBe(false);
  });

  it('holds all controls and separators, and all marks and formats that Unicode lets fonts ignore', () => {
    const hiddenUnits = unitsLike(/[\p{Cc}\p{Z}]|(?=\p{Default_Ignorable_Code_Point})[\p{Cf}\p{Mn}\p{Lo}]/u).filter(
      (code) => !KHMER_INHERENT_VOWELS.test(String.fromCharCode(code)),
    );
    expect(codePoints(hiddenUnits.filter((code) => !isInvisible(code)))).toEqual([]);
  });

  it('holds nothing else but the braille pattern without dots', () => {
    const shownUnits = unitsLike(/[^\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]/u);
    expect(codePoints(shownUnits.filter(isInvisible))).toEqual(['U+2800']);
  });

  it('holds no number that is none', () => {
    expect([Number.NaN, -1, 0x10000].some(isInvisible)).toBe(false);
  });
});

// @rule 5.4
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

  const words = fc
    .array(fc.constantFrom('ø', 'Ł', 'é', 'e\u0301', 'ß', 'A', ' ', '-', 'ة', 'ü'))
    .map((letters) => letters.join(''));
  test.prop([words, words, words])(
    'takes letters one by one, so that a part of a text stays a part of it',
    (before, part, after) => {
      expect(foldLetters(before + part + after)).toContain(foldLetters(part));
      expect(foldLetters(foldLetters(part))).toBe(foldLetters(part));
    },
  );
});

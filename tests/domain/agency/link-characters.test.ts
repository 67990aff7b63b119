import { describe, expect, it } from 'vitest';
import { hasSafeUrlCharacters } from '../../../src/domain/agency/link-characters.ts';

const TREACHEROUS_CODES = [
  0x00, 0x09, 0x0a, 0x0d, 0x1f, 0x5c, 0x7f, 0x85, 0xa0, 0xad, 0x1680, 0x2000, 0x200a, 0x200b, 0x200f, 0x2028, 0x2029,
  0x202a, 0x202e, 0x202f, 0x2044, 0x205f, 0x2060, 0x2066, 0x2069, 0x2215, 0x2216, 0x2571, 0x2572, 0x27cb, 0x27cd,
  0x29f5, 0x29f8, 0x29f9, 0x2afb, 0x2afd, 0x3000, 0xd800, 0xdfff, 0xfe68, 0xfeff, 0xff0f, 0xff3c,
];

describe('hasSafeUrlCharacters', () => {
  it.each(TREACHEROUS_CODES.map((code) => [code.toString(16), code] as const))('refuses U+%s anywhere', (_, code) => {
    const character = String.fromCharCode(code);
    for (const address of [`a${character}b`, `${character}b`, `a${character}`]) {
      expect(hasSafeUrlCharacters(address)).toBe(false);
    }
  });

  it('accepts letters of all scripts, marks, pictures and plain spaces inside', () => {
    for (const address of ['', "https://example.com/a b?c=d&e#f%20~!$'()*+,;=:@[]", 'straße', 'مرحبا', '東京', '🏖']) {
      expect(hasSafeUrlCharacters(address)).toBe(true);
    }
  });

  it('refuses plain spaces around', () => {
    expect(hasSafeUrlCharacters(' a')).toBe(false);
    expect(hasSafeUrlCharacters('a ')).toBe(false);
  });
});

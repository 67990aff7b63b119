import { describe, expect, it } from 'vitest';
import { isInvisible } from '../../../src/domain/content/is-invisible.ts';

const RANGES = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
] as const;

describe('isInvisible', () => {
  it('is true from end to end of each range, and false beside it', () => {
    for (const [first, last] of RANGES) {
      expect([first, last].map(isInvisible), first.toString(16)).toEqual([true, true]);
      expect([first - 1, last + 1].filter((code) => code >= 0).some(isInvisible), first.toString(16)).toBe(false);
    }
  });

  it('holds all that languages call blank, and no number that is none', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      if (/\s/.test(String.fromCharCode(code))) expect(isInvisible(code), code.toString(16)).toBe(true);
    }
    expect(isInvisible(Number.NaN)).toBe(false);
  });
});

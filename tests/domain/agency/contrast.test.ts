import { test } from '@fast-check/vitest';
import { BLACK, type Colour, mix, parseColour, toHex, WHITE } from '@livery/contract/agency/colour';
import { contrast, READABLE_CONTRAST } from '@livery/contract/agency/contrast';
import { anyHexColour, anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

// @rule 3.1, 10.3
describe('parseColour', () => {
  it.each([
    ['#2c7be5', '#2c7be5'],
    ['#2C7BE5', '#2c7be5'],
    ['#fA0', '#ffaa00'],
    ['#000', '#000000'],
    ['  #123456\t', '#123456'],
    ['#123456ff', '#123456'],
    ['#123456FF', '#123456'],
  ])('reads %j as %s', (text, hex) => {
    const colour = parseColour(text);
    expect(colour && toHex(colour)).toBe(hex);
  });

  it.each([
    ['another count of digits', ['', ' ', '#', '#12', '#1234', '#12345', '#1234567', '#12345680', '#123456fff']],
    ['another notation', ['2c7be5', 'red', 'rgb(1,2,3)', '# 123', '##123456']],
    ['other digits', ['#ggg', '#12345g', '#١٢٣', '＃123456']],
    ['more than a colour', ['#123456;}body{display:none', 'x#123456', '#123 456', '#123\n#456']],
  ])('reads no colour in %s: %j', (_, texts) => {
    expect(texts.filter((text) => parseColour(text) !== undefined)).toEqual([]);
  });

  test.prop([anyHexColour])('comes back to the same text for every colour', (hex) => {
    const colour = parseColour(hex);
    expect(colour && toHex(colour)).toBe(hex);
  });

  test.prop([anyText])('takes any text', (text) => void parseColour(text));
});

describe('mix', () => {
  it('has the ends at 0 and 1, and whole lights between them', () => {
    const brand = { red: 44, green: 123, blue: 229 };
    expect(mix(brand, WHITE, 0)).toEqual(brand);
    expect(mix(brand, WHITE, 1)).toEqual(WHITE);
    expect(mix(brand, BLACK, 0.5)).toEqual({ red: 22, green: 62, blue: 115 });
    expect(mix(brand, WHITE, 0.9)).toEqual({ red: 234, green: 242, blue: 252 });
  });
});

const greyOf = (light: number): Colour => ({ red: light, green: light, blue: light });

const light = fc.nat(255);

const anyColour: fc.Arbitrary<Colour> = fc.record({ red: light, green: light, blue: light });

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equals', () => {
    expect(contrast(BLACK, WHITE)).toBe(21);
    expect(contrast(WHITE, WHITE)).toBe(1);
  });

  it('requires 4.5 of readable text, which #767676 on white has and #777777 has not', () => {
    expect(contrast(greyOf(0x76), WHITE)).toBeGreaterThan(READABLE_CONTRAST);
    expect(contrast(greyOf(0x77), WHITE)).toBeLessThan(READABLE_CONTRAST);
  });

  it.each([
    ['red', { red: 255, green: 0, blue: 0 }, 5.252],
    ['green', { red: 0, green: 255, blue: 0 }, 15.304],
    ['blue', { red: 0, green: 0, blue: 255 }, 2.444],
  ])('weighs %s as eyes do', (_, colour, onBlack) => {
    expect(contrast(colour, BLACK)).toBeCloseTo(onBlack, 3);
  });

  it('measures the straight, dark end of the gamma as WCAG does', () => {
    expect(contrast(greyOf(10), BLACK)).toBeCloseTo((10 / 255 / 12.92 + 0.05) / 0.05, 6);
    expect(contrast(greyOf(11), BLACK)).toBeCloseTo((((11 / 255 + 0.055) / 1.055) ** 2.4 + 0.05) / 0.05, 6);
  });

  test.prop([anyColour, anyColour])('is the same in both orders, and from 1 to 21', (colour, otherColour) => {
    expect(contrast(colour, otherColour)).toBe(contrast(otherColour, colour));
    expect(contrast(colour, otherColour)).toBeGreaterThanOrEqual(1);
    expect(contrast(colour, otherColour)).toBeLessThanOrEqual(21);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, hexOf, mix, parseColour, WHITE } from '../../../src/domain/agency/colour.ts';
import { anyHexColour, anyText } from '../../support/agency-arbitraries.ts';

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
    expect(colour && hexOf(colour)).toBe(hex);
  });

  it.each([
    '',
    ' ',
    '#',
    '2c7be5',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#12345680',
    '#123456fff',
    '#ggg',
    '#12345g',
    'red',
    'rgb(1,2,3)',
    '# 123',
    '##123456',
    '#123456;}body{display:none',
    'x#123456',
    '#123 456',
    '#123\n#456',
    '#١٢٣',
    '＃123456',
  ])('reads no colour in %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('comes back to the same text for every colour', () => {
    fc.assert(
      fc.property(anyHexColour, (hex) => {
        const colour = parseColour(hex);
        expect(colour && hexOf(colour)).toBe(hex);
      }),
    );
  });

  it('answers any text', () => {
    fc.assert(fc.property(anyText, (text) => void parseColour(text)));
  });
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, type Colour, WHITE } from '../../../src/domain/agency/colour.ts';
import { contrast, READABLE_CONTRAST } from '../../../src/domain/agency/contrast.ts';

const grey = (light: number): Colour => ({ red: light, green: light, blue: light });
const light = fc.nat(255);
const anyColour: fc.Arbitrary<Colour> = fc.record({ red: light, green: light, blue: light });

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equals', () => {
    expect(contrast(BLACK, WHITE)).toBe(21);
    expect(contrast(WHITE, WHITE)).toBe(1);
  });

  it('asks 4.5 of readable text, which #767676 on white has and #777777 has not', () => {
    expect(READABLE_CONTRAST).toBe(4.5);
    expect(contrast(grey(0x76), WHITE)).toBeCloseTo(4.54, 2);
    expect(contrast(grey(0x77), WHITE)).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['red', { red: 255, green: 0, blue: 0 }, 5.252],
    ['green', { red: 0, green: 255, blue: 0 }, 15.304],
    ['blue', { red: 0, green: 0, blue: 255 }, 2.444],
  ])('weighs %s as eyes do', (_, colour, onBlack) => {
    expect(contrast(colour, BLACK)).toBeCloseTo(onBlack, 3);
  });

  it('measures the straight, dark end of the gamma as WCAG does', () => {
    expect(contrast(grey(10), BLACK)).toBeCloseTo((10 / 255 / 12.92 + 0.05) / 0.05, 6);
    expect(contrast(grey(11), BLACK)).toBeCloseTo((((11 / 255 + 0.055) / 1.055) ** 2.4 + 0.05) / 0.05, 6);
  });

  it('is the same in both orders, and from 1 to 21', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

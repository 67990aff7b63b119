import { test } from '@fast-check/vitest';
import { BLACK, type Colour, parseColour, toHex, WHITE } from '@livery/contract/agency/colour';
import { contrast } from '@livery/contract/agency/contrast';
import { agencyTheme, type Theme } from '@livery/contract/agency/theme';
import { anyHexColour, anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const colourOf = (css: string): Colour => {
  const colour = parseColour(css);
  if (colour === undefined) throw new Error(`${css} is no colour`);
  return colour;
};
const contrastOf = (one: string, other: string): number => contrast(colourOf(one), colourOf(other));

/** The largest difference in a colour channel, from 0 to 255. */
const largestChange = (one: string, other: string): number => {
  const [from, to] = [colourOf(one), colourOf(other)];
  return Math.max(...(['red', 'green', 'blue'] as const).map((light) => Math.abs(from[light] - to[light])));
};

/** 18 steps for each channel: 5832 colours, evenly distributed in the cube, including its corners and edges. */
const SAMPLED_COLOURS: readonly string[] = (() => {
  const steps = Array.from({ length: 18 }, (_, index) => index * 15);
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => toHex({ red, green, blue }))));
})();

/** `--surface-sunken` of packages/ui/src/theme/tokens.css, as in tests/architecture/text-pairs.test.ts. */
const SUNKEN_SURFACE = '#f6f7f9';

function expectReadable(theme: Theme): void {
  const { primary, onPrimary, hover, pressed, link, tint, focus, focusHalo } = theme;
  const worst = {
    text: Math.min(contrastOf(onPrimary, primary), contrastOf(onPrimary, hover), contrastOf(onPrimary, pressed)),
    link: Math.min(...['#ffffff', SUNKEN_SURFACE, tint].map((background) => contrastOf(link, background))),
    darkTextOnTint: contrastOf('#595959', tint),
    ring: contrastOf(focus, focusHalo),
    hoverChange: largestChange(hover, primary),
    pressedChange: largestChange(pressed, primary),
  };
  const fine =
    worst.text >= 4.5 &&
    worst.link >= 4.5 &&
    worst.darkTextOnTint >= 4.5 &&
    worst.ring >= 9 &&
    worst.hoverChange >= 6 &&
    worst.pressedChange >= 13;
  expect(fine, JSON.stringify({ theme, worst })).toBe(true);
}

// @rule 1.1, 3.1, 9.9, 10.3
describe('agencyTheme', () => {
  it('falls back to #2c7be5, with black text on it (rules 9.9)', () => {
    const theme: Theme = {
      primary: '#2c7be5',
      transparent: 'rgba(44, 123, 229, 0.6)',
      onPrimary: '#000000',
      link: '#276cca',
      hover: '#4188e8',
      pressed: '#5695ea',
      tint: '#eaf2fc',
      focus: '#1a4785',
      focusHalo: '#ffffff',
    };
    expect(agencyTheme('')).toEqual(theme);
    expect(agencyTheme('url(javascript:alert(1))')).toEqual(theme);
    expect(agencyTheme('#2C7BE5')).toEqual(theme);
  });

  it('makes the transparent variant at an opacity of 0.6 (rules §9)', () => {
    expect(agencyTheme('#0a0').transparent).toBe('rgba(0, 170, 0, 0.6)');
  });

  it('writes white on a dark brand, and black on a pale one', () => {
    expect(agencyTheme('#7b1113').onPrimary).toBe('#ffffff');
    expect(agencyTheme('#fff3b0').onPrimary).toBe('#000000');
  });

  it('leaves a link as it is where it can be read on white, on sunken surfaces and on the tint', () => {
    expect(agencyTheme('#0b7285').link).toBe('#0b7285');
    expect(agencyTheme('#767676').link).not.toBe('#767676');
  });

  it('darkens a button under the hand, and lightens one that is black already', () => {
    expect(agencyTheme('#c2185b')).toMatchObject({ hover: '#af1652', pressed: '#9b1349' });
    expect(agencyTheme('#fff3b0')).toMatchObject({ hover: '#e6db9e', pressed: '#ccc28d' });
    expect(agencyTheme('#000000')).toMatchObject({ hover: '#1a1a1a', pressed: '#333333' });
  });

  it('stays readable through the whole cube of colours', () => {
    for (const hex of SAMPLED_COLOURS) expectReadable(agencyTheme(hex));
  });

  test.prop([fc.oneof(anyHexColour, anyText)])('stays readable for any colour between them, and for any text', (text) =>
    expectReadable(agencyTheme(text)),
  );

  test.prop([anyHexColour])('picks the better of black and white', (hex) => {
    const colour = colourOf(hex);
    const bestMaximum = Math.max(contrast(colour, WHITE), contrast(colour, BLACK));
    expect(contrastOf(agencyTheme(hex).onPrimary, hex)).toBe(bestMaximum);
  });

  test.prop([anyHexColour])('keeps the order of red, green and blue in a link, so its hue', (hex) => {
    const [brand, link] = [colourOf(hex), colourOf(agencyTheme(hex).link)];
    for (const [one, other] of [
      ['red', 'green'],
      ['green', 'blue'],
      ['blue', 'red'],
    ] as const) {
      expect((brand[one] - brand[other]) * (link[one] - link[other])).toBeGreaterThanOrEqual(0);
    }
  });

  test.prop([anyHexColour])('darkens a link by no more than it must: one per cent less would be too pale', (hex) => {
    const { link, tint } = agencyTheme(hex);
    const least = Math.min(...['#ffffff', SUNKEN_SURFACE, tint].map((background) => contrastOf(link, background)));
    expect(link === hex || least < 4.75).toBe(true);
  });

  test.prop([anyText])('yields only colours, whatever the agency wrote', (text) => {
    for (const [name, css] of Object.entries(agencyTheme(text))) {
      expect(css).toMatch(name === 'transparent' ? /^rgba\(\d+, \d+, \d+, 0\.6\)$/ : /^#[0-9a-f]{6}$/);
    }
  });
});

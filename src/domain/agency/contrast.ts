import type { Colour } from './colour.ts';

/** What text of ordinary size needs against its background (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/**
 * How well one colour stands out from another, as WCAG measures it: from 1 (not
 * at all) to 21 (black on white). The order of the two does not matter.
 */
export function contrast(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Relative luminance: 0 for black, 1 for white. */
function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Undoes the gamma of sRGB. */
function linear(light: number): number {
  const share = light / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

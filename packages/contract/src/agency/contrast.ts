import { BLACK, type Colour, mix } from './colour.ts';

/** The contrast that text of ordinary size needs against its background (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** The contrast of two colours by WCAG: from 1 (none) to 21 (black on white). Their order doesn't matter. */
export function contrast(colour: Colour, otherColour: Colour): number {
  const lights = [luminance(colour), luminance(otherColour)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Relative luminance: 0 for black, 1 for white. */
function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linearizeChannel(red) + 0.7152 * linearizeChannel(green) + 0.0722 * linearizeChannel(blue);
}

/** Undoes the gamma of sRGB. */
function linearizeChannel(light: number): number {
  const share = light / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The colour itself if its contrast to each background is high enough, else its lightest shade with enough contrast. A
 * shade is the colour mixed with black, so the hue stays.
 *
 * @param enough the contrast needed, 1 to 21; black must reach it on each background
 * @rule 10.3
 */
export function darkenToContrast(enough: number, colour: Colour, backgrounds: readonly Colour[]): Colour {
  const shade = (percent: number): Colour => mix(colour, BLACK, percent / 100);
  const hasContrast = (tone: Colour): boolean =>
    backgrounds.every((background) => contrast(tone, background) >= enough);
  let percent = 0;
  while (percent < 100 && !hasContrast(shade(percent))) percent += 1;
  return shade(percent);
}

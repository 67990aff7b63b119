import { BLACK, type Colour, mix } from './colour.ts';
import { contrast } from './contrast.ts';

/**
 * The colour itself where it stands out enough on each background, else the
 * lightest shade of it that does. A shade is a share of black in it, so the hue
 * stays.
 *
 * @param enough a contrast from 1 to 21; on each background black must have it
 */
export function darkenedUntil(enough: number, colour: Colour, backgrounds: readonly Colour[]): Colour {
  const shade = (percent: number): Colour => mix(colour, BLACK, percent / 100);
  const isEnough = (tone: Colour): boolean => backgrounds.every((background) => contrast(tone, background) >= enough);
  let percent = 0;
  while (percent < 100 && !isEnough(shade(percent))) percent += 1;
  return shade(percent);
}

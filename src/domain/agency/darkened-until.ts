import { BLACK, type Colour, mix, WHITE } from './colour.ts';
import { contrast } from './contrast.ts';

/**
 * The colour itself where it stands out enough on white, else the lightest
 * shade of it that does. A shade is a share of black in it, so the hue stays.
 *
 * @param enough a contrast from 1 to 21
 */
export function darkenedUntil(enough: number, colour: Colour): Colour {
  const shade = (percent: number): Colour => mix(colour, BLACK, percent / 100);
  let percent = 0;
  while (contrast(shade(percent), WHITE) < enough) percent += 1;
  return shade(percent);
}

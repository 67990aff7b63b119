import { CAR_BODIES, carFromTheSide } from './scenes/car-from-the-side.ts';
import { lighter } from './scenes/colour.ts';
import { box, downward } from './scenes/draw.ts';
import { paletteFrom } from './scenes/palette.ts';
import { picture } from './scenes/picture.ts';
import { seededRandom } from './seeded-random.ts';

/** The shapes that {@link carPicture} can draw. */
export const CAR_SHAPES: readonly string[] = [...CAR_BODIES.keys()];

/** A rental car in a studio, 640 by 360, as SVG text; null for a shape that there is none of. */
export function carPicture(shape: string, seed: string): string | null {
  const body = CAR_BODIES.get(shape);
  if (body === undefined) return null;
  const random = seededRandom(`car/${shape}/${seed}`);
  const palette = paletteFrom(random, ['azure', 'nordic', 'mist', 'dawn']);
  const wall = lighter(palette.haze, 0.72);
  return picture(
    { width: 640, height: 360, title: `A ${shape}` },
    {
      defs: downward('wall', [lighter(wall, 0.55), wall]) + downward('floor', [lighter(wall, 0.3), lighter(wall, 0.8)]),
      body:
        box(0, 0, 640, 262, 'url(#wall)') +
        box(0, 262, 640, 98, 'url(#floor)') +
        `<g transform="translate(46 304) scale(1.04)">${carFromTheSide({ palette, random }, body)}</g>`,
    },
  );
}

import { type Colour, mix } from '../drawing/colour.ts';
import { filledPath, type Point, pixelText, softLine } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

interface Hill {
  /** The middle of its top line, in pixels from the top. */
  readonly y: number;
  /** The height of its rises and falls around that line, in pixels. */
  readonly rise: number;
  readonly bumps: number;
  readonly fill: Colour;
}

/** One soft ridge across the picture, filled down to the bottom. */
export function hill({ width, height, random }: Stage, { y, rise, bumps, fill }: Hill): string {
  const start = random.between(-0.5, 0);
  const side = random.chance(0.5) ? 1 : -1;
  const points = Array.from({ length: bumps + 3 }, (_, index): Point => {
    const x = ((index + start) / bumps) * width;
    return [x, y + side * (index % 2 ? 1 : -1) * rise * random.between(0.35, 1)];
  });
  return filledPath(`M${softLine(points)}V${height}H${pixelText((start / bumps) * width)}Z`, fill);
}

interface Ridges {
  /** The positions of the farthest and the nearest ridge, in pixels from the top. */
  readonly y: readonly [far: number, near: number];
  /** The colour of each, from the haze of the distance (0) to the ink of the foreground (1). */
  readonly shade: readonly [far: number, near: number];
  readonly count: number;
  readonly rise: number;
}

/** Ridges one before another, darker as they come nearer. */
export function hills(stage: Stage, { y, shade, count, rise }: Ridges): string {
  const { haze, ink } = stage.palette;
  const layers = Array.from({ length: count }, (_, index) => {
    const nearness = count === 1 ? 1 : index / (count - 1);
    return hill(stage, {
      y: y[0] + (y[1] - y[0]) * nearness,
      rise: rise * (0.7 + nearness * 0.5),
      bumps: 3 + (index % 3),
      fill: mix(haze, ink, shade[0] + (shade[1] - shade[0]) * nearness),
    });
  });
  return layers.join('');
}

import type { Colour } from '../drawing/colour.ts';
import { filledPath, pixelText, placeAt, strokedPath } from '../drawing/draw.ts';
import { fineDetail, type Stage } from '../drawing/stage.ts';
import { CAR_BODIES, carFromTheSide } from '../scenes/car-from-the-side.ts';

/** The pattern of a promenade. */
export function wavePattern(stage: Stage, y: number, colour: Colour): string {
  const wave = Array.from({ length: 10 }, () => 'q20-16 40 0t40 0').join('');
  return fineDetail(stage, strokedPath(`M0 ${pixelText(y)}${wave}M0 ${pixelText(y + 22)}${wave}`, colour, 6));
}

/** A railing across the picture. */
export function railing({ width }: Stage, y: number, colour: Colour): string {
  const posts = Array.from({ length: 21 }, (_, index) => `M${pixelText((index / 20) * width)} ${pixelText(y)}v36`);
  return strokedPath(`M0 ${pixelText(y)}h${width}M0 ${pixelText(y + 16)}h${width}${posts.join('')}`, colour, 4);
}

/** Street lamps, lit at night. */
export function lamps({ width, palette }: Stage, foot: number, places: readonly number[]): string {
  const lamp = palette.night ? palette.accent : '#fff7e0';
  return places
    .map((place) => {
      const x = pixelText(place * width);
      const halo = palette.night
        ? `<circle cx="${x}" cy="${foot - 104}" r="34" fill="${palette.accent}" opacity=".22"/>`
        : '';
      return `${halo}${strokedPath(`M${x} ${foot}v-96`, palette.ink, 5)}<circle cx="${x}" cy="${foot - 104}" r="10" fill="${lamp}"/>`;
    })
    .join('');
}

/** Hedges to both sides of a path. */
export function hedges({ width }: Stage, y: number, colour: Colour): string {
  const bushes = Array.from({ length: 12 }, (_, index) => {
    const x = (index / 11) * width;
    return Math.abs(x - width / 2) < 70 ? '' : `M${pixelText(x - 36)} ${pixelText(y + 14)}a36 24 0 0 1 72 0z`;
  });
  return filledPath(bushes.join(''), colour);
}

/** A car that passes. */
export function passingCar(stage: Stage, y: number): string {
  const car = carFromTheSide(stage, stage.random.pick([...CAR_BODIES.values()]));
  return placeAt(stage.random.between(90, 520), y, 0.36, car);
}

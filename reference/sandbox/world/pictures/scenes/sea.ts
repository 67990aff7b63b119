import { lighten, mix } from '../drawing/colour.ts';
import { filledPath, type Point, pixelText, softLine, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { bay } from './bay.ts';
import { beach } from './beach.ts';
import { lagoon } from './lagoon.ts';
import { sky } from './sky.ts';
import { water } from './water.ts';

/** The sea with the sun over it, seen from a beach, from a bay, or from a lagoon with huts on stilts. */
export function sea(stage: Stage): Paint {
  const { height, random } = stage;
  const horizon = height * random.between(0.5, 0.58);
  const sunX = random.between(0.25, 0.75);
  const foreground = random.pick([beach, bay, lagoon]);
  return layerPaints(
    sky(stage, { horizon, sunAt: [sunX, random.between(0.5, 0.78)], sunSize: random.between(42, 58) }),
    bodyPaint(islands(stage, horizon)),
    water(stage, { top: horizon, bottom: height, lightAt: sunX }),
    bodyPaint(sails(stage, horizon) + foreground(stage, horizon)),
  );
}

/** Land on the horizon. */
export function islands({ width, palette, random }: Stage, horizon: number): string {
  const count = random.whole(1, 3);
  const land = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0, 0.8)) / count) * width;
    const wide = random.between(120, 300);
    const height = random.between(22, 64);
    const points: Point[] = [
      [x - wide / 2, horizon + 1],
      [x - wide * 0.22, horizon - height * random.between(0.5, 0.9)],
      [x + wide * 0.05, horizon - height * random.between(0.35, 0.6)],
      [x + wide * 0.22, horizon - height],
      [x + wide / 2, horizon + 1],
    ];
    return filledPath(`M${softLine(points)}Z`, mix(palette.haze, palette.ink, random.between(0.2, 0.4)));
  });
  return land.join('');
}

/** Sailing boats, smaller the farther they are. */
export function sails({ width, palette, random }: Stage, horizon: number): string {
  const boats = Array.from({ length: random.whole(1, 3) }, () => {
    const size = random.between(0.45, 1.1);
    const [x, y] = [random.between(0.12, 0.88) * width, horizon + 10 + size * 40];
    const white = lighten(palette.cloud, 0.5);
    return (
      `<g transform="translate(${pixelText(x)} ${pixelText(y)}) scale(${size.toFixed(2)})">` +
      filledPath('M-26 0H28Q22 12 12 13H-14Q-22 11-26 0Z', mix(palette.ink, palette.accent, 0.25)) +
      filledPath('M0-4V-74Q26-36 30-4Z', white) +
      filledPath('M-4-4V-62Q-20-30-24-4Z', palette.accent) +
      strokedPath('M-22 17H24M-12 22H16', white, 2, ' opacity=".6"') +
      '</g>'
    );
  });
  return boats.join('');
}

import { mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { CAR_BODIES, carFromTheSide } from './car-from-the-side.ts';
import { hills } from './hills.ts';
import { palm } from './palm.ts';
import { sky } from './sky.ts';

/** A car, seen from the side, on a road through open country. */
export function car(stage: Stage): Paint {
  const { width, height, palette, random } = stage;
  const verge = height * 0.7;
  const size = Math.min(width / 800, height / 600) * 1.12;
  const leftX = width / 2 - 262 * size;
  const road = mix(palette.ink, palette.haze, palette.night ? 0.16 : 0.26);
  const sunX = random.between(0.15, 0.85);
  const body = random.pick([...CAR_BODIES.values()]);
  return layerPaints(
    sky(stage, { horizon: verge - 60, sunAt: [sunX, random.between(0.3, 0.5)], sunSize: random.between(48, 74) }),
    bodyPaint(hills(stage, { y: [verge - 150, verge - 30], shade: [0.14, 0.46], count: 4, rise: 28 })),
    bodyPaint(roadside(stage, verge)),
    bodyPaint(
      rectangle(0, verge, width, height - verge, road) +
        rectangle(0, verge, width, 7, mix(palette.sand, palette.ink, 0.2)) +
        strokedPath(
          `M-20 ${pixelText(height * 0.925)}H${width + 20}`,
          mix(palette.sand, road, 0.15),
          9,
          ' stroke-dasharray="90 60"',
        ) +
        `<g transform="translate(${pixelText(leftX)} ${pixelText(height * 0.845)}) scale(${size.toFixed(2)})">${carFromTheSide(stage, body)}</g>`,
    ),
  );
}

function roadside({ width, height, palette, random }: Stage, verge: number): string {
  const dark = mix(palette.haze, palette.ink, 0.66);
  const plants = Array.from({ length: 7 }, (_, index) => {
    const x = ((index + random.between(0.1, 0.9)) / 7) * width;
    if (random.chance(0.3)) {
      return palm(random, {
        x,
        foot: verge + 2,
        tall: height * random.between(0.24, 0.36),
        lean: random.between(-26, 26),
        fill: dark,
      });
    }
    const radius = random.between(18, 40);
    return filledPath(
      `M${pixelText(x - radius)} ${pixelText(verge + 2)}a${pixelText(radius)} ${pixelText(radius * 0.8)} 0 0 1 ${pixelText(radius * 2)} 0z`,
      dark,
    );
  });
  return plants.join('');
}

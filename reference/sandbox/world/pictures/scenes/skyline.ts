import { type Colour, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hills } from './hills.ts';
import { sky } from './sky.ts';
import { towers, windowPatterns } from './towers.ts';
import { water } from './water.ts';

/** A city across the water: three rows of towers, the nearer two with windows, and a reflection. */
export function skyline(stage: Stage): Paint {
  const { width, height, palette, random } = stage;
  const quay = Math.round(height * random.between(0.7, 0.76));
  const sunX = random.between(0.2, 0.8);
  const shade = (share: number): Colour => mix(palette.haze, palette.ink, share);
  const far = towers(stage, { quay, tallest: height * 0.46, wide: [2, 4], fill: shade(0.24) });
  const middle = towers(stage, { quay, tallest: height * 0.52, wide: [3, 6], fill: shade(0.48), windows: 'far' });
  const nearTowers = towers(stage, { quay, tallest: height * 0.36, wide: [4, 8], fill: shade(0.82), windows: 'near' });
  return layerPaints(
    sky(stage, { horizon: quay, sunAt: [sunX, random.between(0.22, 0.55)], sunSize: random.between(40, 70) }),
    bodyPaint(hills(stage, { y: [quay - 70, quay - 60], shade: [0.16, 0.16], count: 1, rise: 30 })),
    { defs: windowPatterns(stage), body: '' },
    bodyPaint(`${far}${middle}<g id="row">${nearTowers}</g>`),
    water(stage, { top: quay, bottom: height, lightAt: sunX }),
    bodyPaint(
      `<use href="#row" transform="matrix(1 0 0 -.8 0 ${pixelText(quay * 1.8)})" opacity=".22"/>` +
        trees(stage, quay - 4, shade(0.92)) +
        rectangle(0, quay - 6, width, 8, shade(0.95)),
    ),
  );
}

function trees({ width, random }: Stage, foot: number, fill: Colour): string {
  const crowns = Array.from({ length: 18 }, (_, index) => {
    const radius = pixelText(random.between(7, 16));
    return `M${pixelText(((index + random.next()) / 18) * width)} ${foot}a${radius} ${radius} 0 0 1 ${Number(radius) * 2} 0z`;
  });
  return filledPath(crowns.join(''), fill);
}

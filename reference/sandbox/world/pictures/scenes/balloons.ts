import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hills } from './hills.ts';
import { sky } from './sky.ts';

/** Hot-air balloons over rolling country. */
export function balloons(stage: Stage): Paint {
  const { width, height, random } = stage;
  const ground = height * 0.7;
  const fleet = Array.from({ length: random.whole(3, 5) }, (_, index) => {
    const size = [1.25, 0.74, 0.5, 0.4, 0.34][index] ?? 0.3;
    const across = index === 0 ? random.between(0.3, 0.62) : random.between(0.08, 0.92);
    return balloon(stage, { x: across * width, y: height * random.between(0.3, 0.5), size });
  });
  return layerPaints(
    sky(stage, { horizon: ground, sunAt: [random.between(0.15, 0.85), random.between(0.55, 0.8)], sunSize: 50 }),
    bodyPaint(hills(stage, { y: [ground - 40, ground + 30], shade: [0.14, 0.36], count: 3, rise: 26 })),
    bodyPaint(fleet.toReversed().join('')),
    bodyPaint(hills(stage, { y: [ground + 70, ground + 120], shade: [0.55, 0.78], count: 2, rise: 20 })),
  );
}

interface BalloonPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** One balloon of seven gores, its basket below. */
function balloon({ palette, random }: Stage, { x, y, size }: BalloonPlace): string {
  const bold = random.pick(BALLOON_COLOURS);
  const [dark, light] = palette.night ? [mix(bold, palette.ink, 0.3), palette.sun] : [bold, lighten(bold, 0.72)];
  const gores = [0, 1, 2, 3].map((ring) => {
    const width = 84 - ring * 24;
    return filledPath(
      `M0-104C${width}-104 ${width}-18 ${width * 0.2} 34H-${width * 0.2}C-${width}-18-${width}-104 0-104Z`,
      cloth(ring),
    );
  });
  function cloth(ring: number): Colour {
    return ring % 2 === 0 ? dark : light;
  }
  const ropes = ` stroke="${darken(dark, 0.4)}" stroke-width="1.6"`;
  return (
    `<g transform="translate(${pixelText(x)} ${pixelText(y)}) scale(${size})">${gores.join('')}` +
    filledPath('M0-104C84-104 84-18 16 34H4C44-20 52-84 0-104Z', '#000', ' opacity=".12"') +
    filledPath('M-13 36L-9 58M13 36L9 58', 'none', ropes) +
    filledPath('M-11 58H11L9 75Q0 78-9 75Z', mix('#7a5230', palette.ink, palette.night ? 0.4 : 0.1)) +
    '</g>'
  );
}

const BALLOON_COLOURS: readonly Colour[] = ['#c8402f', '#2f6f9f', '#e2912b', '#4b8b57', '#8a4f9e', '#d45d79'];

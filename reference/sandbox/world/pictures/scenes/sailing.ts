import { lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hills } from './hills.ts';
import { sky } from './sky.ts';
import { water } from './water.ts';

/** A sailing yacht close by, a coast behind it. */
export function sailing(stage: Stage): Paint {
  const { width, height, random } = stage;
  const horizon = height * random.between(0.54, 0.6);
  const sunX = random.between(0.2, 0.8);
  return layerPaints(
    sky(stage, { horizon, sunAt: [sunX, random.between(0.4, 0.72)], sunSize: random.between(40, 60) }),
    bodyPaint(hills(stage, { y: [horizon - 44, horizon - 16], shade: [0.14, 0.26], count: 2, rise: 24 })),
    water(stage, { top: horizon, bottom: height, lightAt: sunX }),
    bodyPaint(yacht(stage, [width * random.between(0.34, 0.62), height * 0.8])),
  );
}

function yacht({ palette, random }: Stage, [x, y]: readonly [number, number]): string {
  const side = random.chance(0.5) ? 1 : -1;
  const size = random.between(1.25, 1.55);
  const white = palette.night ? mix('#ffffff', palette.ink, 0.25) : lighten(palette.cloud, 0.75);
  const hull = random.chance(0.5) ? white : mix(palette.ink, palette.accent, 0.2);
  const jib = random.chance(0.5) ? palette.accent : mix(white, palette.haze, 0.35);
  const lean = pixelText(side * random.between(2, 7));
  return (
    strokedPath(
      `M${pixelText(x - 190)} ${pixelText(y + 26)}q190 26 380 0`,
      white,
      4,
      ' stroke-linecap="round" opacity=".5"',
    ) +
    `<g transform="translate(${pixelText(x)} ${pixelText(y)}) scale(${pixelText(side * size)} ${pixelText(size)}) rotate(${lean})">` +
    strokedPath('M0 0V-232', mix(palette.ink, white, 0.3), 4) +
    filledPath('M5-226Q74-120 84-18H5Z', white) +
    filledPath('M5-226Q74-120 84-18H52Q44-120 5-226Z', '#000', ' opacity=".1"') +
    filledPath('M-6-206Q-20-90-92-12Q-42-20-6-18Z', jib) +
    strokedPath('M5-150Q34-146 62-112M5-84Q42-80 76-62', '#000', 1.4, ' opacity=".25"') +
    filledPath('M-112-6H118Q104 24 78 28H-62Q-94 24-112-6Z', hull) +
    filledPath('M-108 2H114L110 9H-103Z', palette.accent) +
    filledPath('M-30-6Q-24-20 6-20H44Q56-18 60-6Z', mix(white, palette.ink, 0.12)) +
    filledPath('M-12-14H4V-9H-16ZM14-14H38V-9H14Z', mix(palette.ink, palette.sky[0] ?? palette.haze, 0.3)) +
    '</g>'
  );
}

import { mix } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { palm } from './palm.ts';
import { sky } from './sky.ts';

/** Dunes with a lit and a shaded side each, and a sign of life: an oasis, a caravan, or tents. */
export function desert(stage: Stage): Paint {
  const { width, height, random } = stage;
  const horizon = height * random.between(0.48, 0.56);
  const light = random.chance(0.5) ? 1 : -1;
  const subject = random.pick([oasis, caravan, camp]);
  const dunes = [0, 1, 2].map((row) =>
    dune(stage, {
      near: row / 3,
      crest: [width * (0.5 + light * random.between(-0.3, 0.3)), horizon + (row * height) / 9 - 20],
      light,
    }),
  );
  return layerPaints(
    sky(stage, {
      horizon: horizon + 30,
      sunAt: [0.5 + light * random.between(0.15, 0.32), random.between(0.42, 0.7)],
      sunSize: random.between(46, 72),
    }),
    bodyPaint(mesas(stage, horizon) + dunes.join('')),
    bodyPaint(subject(stage, height * 0.79)),
    bodyPaint(dune(stage, { near: 1, crest: [width * (0.5 - light * 0.22), height * 0.8], light })),
  );
}

interface Dune {
  /** 0 on the horizon, 1 before us. */
  readonly near: number;
  readonly crest: readonly [x: number, y: number];
  /** 1 when the light comes from the right. */
  readonly light: number;
}

function dune({ width, height, palette, random }: Stage, { near, crest: [x, y], light }: Dune): string {
  const lit = mix(mix(palette.haze, palette.sand, 0.35 + near * 0.65), palette.ink, near * 0.06);
  const shaded = mix(mix(palette.haze, palette.sand, 0.5), palette.ink, 0.2 + near * 0.3);
  const drop = height * random.between(0.09, 0.14) * (0.7 + near);
  const [leftX, right] = [-width * 0.12, width * 1.12];
  const line =
    `M${pixelText(leftX)} ${pixelText(y + drop)}C${pixelText(x * 0.45)} ${pixelText(y + drop * 0.9)} ${pixelText(x - width * 0.14)} ${pixelText(y)} ${pixelText(x)} ${pixelText(y)}` +
    `C${pixelText(x + width * 0.12)} ${pixelText(y)} ${pixelText((x + right) / 2)} ${pixelText(y + drop * 1.1)} ${pixelText(right)} ${pixelText(y + drop * 0.8)}`;
  // The knife edge winds from the crest down to the bottom; away from the light lies the shade.
  const edge = (share: number): number => x + light * width * share;
  const milesAway = light > 0 ? leftX : right;
  const start = light > 0 ? -1 : 1;
  const shade =
    `M${pixelText(x)} ${pixelText(y)}C${pixelText(edge(0.05))} ${pixelText(y + drop * 0.5)} ${pixelText(edge(-0.1))} ${pixelText(y + drop * 0.8)} ` +
    `${pixelText(edge(0.03))} ${pixelText(y + drop * 1.4)}S${pixelText(edge(-0.02))} ${pixelText(y + drop * 2.4)} ${pixelText(edge(0.1))} ${pixelText(height + 10)}` +
    `H${pixelText(milesAway)}V${pixelText(y + drop * (start < 0 ? 1 : 0.8))}` +
    (start < 0
      ? `C${pixelText(x * 0.45)} ${pixelText(y + drop * 0.9)} ${pixelText(x - width * 0.14)} ${pixelText(y)} ${pixelText(x)} ${pixelText(y)}Z`
      : `C${pixelText((x + right) / 2)} ${pixelText(y + drop * 1.1)} ${pixelText(x + width * 0.12)} ${pixelText(y)} ${pixelText(x)} ${pixelText(y)}Z`);
  return filledPath(`${line}V${height + 10}H${pixelText(leftX)}Z`, lit) + filledPath(shade, shaded, ' opacity=".8"');
}

function mesas({ width, palette, random }: Stage, horizon: number): string {
  const rocks = Array.from({ length: random.whole(2, 4) }, () => {
    const [x, wide, height] = [random.between(-0.05, 0.95) * width, random.between(70, 190), random.between(26, 84)];
    const foot = horizon + 46;
    return (
      `M${pixelText(x)} ${pixelText(foot)}l${pixelText(wide * 0.12)}-${pixelText(height)}h${pixelText(wide * 0.3)}l${pixelText(wide * 0.06)} ${pixelText(height * 0.22)}` +
      `h${pixelText(wide * 0.34)}l${pixelText(wide * 0.18)} ${pixelText(height * 0.78)}z`
    );
  });
  return filledPath(rocks.join(''), mix(palette.haze, palette.ink, 0.22));
}

function oasis({ width, height, palette, random }: Stage, y: number): string {
  const position = random.between(0.28, 0.68) * width;
  const dark = mix(palette.haze, palette.ink, 0.86);
  const palms = [-70, -30, 22, 58].map((milesAway) =>
    palm(random, {
      x: position + milesAway,
      foot: y + 8,
      tall: height * random.between(0.15, 0.27),
      lean: milesAway * 0.35,
      fill: dark,
    }),
  );
  const pool = `M${pixelText(position - 120)} ${pixelText(y + 12)}Q${pixelText(position)} ${pixelText(y - 6)} ${pixelText(position + 130)} ${pixelText(y + 10)}Q${pixelText(position + 10)} ${pixelText(y + 34)} ${pixelText(position - 120)} ${pixelText(y + 12)}Z`;
  return filledPath(pool, palette.water[0] ?? palette.haze) + palms.join('');
}

function caravan({ width, palette, random }: Stage, y: number): string {
  const dark = mix(palette.haze, palette.ink, 0.88);
  const from = random.between(0.2, 0.42) * width;
  const camels = Array.from({ length: 4 }, (_, index) => {
    const [x, lift] = [from + index * 86, index * 3];
    const load = index % 2 ? palette.accent : mix(palette.accent, palette.sand, 0.4);
    return `<g transform="translate(${pixelText(x)} ${pixelText(y - lift)}) scale(.8)">${filledPath(CAMEL, dark)}${filledPath(CAMEL_LOAD, load)}</g>`;
  });
  return camels.join('');
}

/** A camel that walks to the left, its feet at 0. */
const CAMEL =
  'M-44-66Q-54-70-55-62Q-58-58-52-57L-46-57Q-44-42-34-37Q-28-34-24-36L-28 0H-23L-17-32H-12L-14 0H-9L-4-32H14L13 0H18' +
  'L22-30L27 0H32L29-36Q36-42 32-52Q26-60 20-54Q12-72 2-74Q-8-72-16-54Q-30-52-38-48Q-38-62-44-66Z';
const CAMEL_LOAD = 'M-15-56Q-7-75 2-76Q12-74 20-56L17-44H-12Z';

function camp({ width, palette, random }: Stage, y: number): string {
  const from = random.between(0.25, 0.6) * width;
  const tents = [-96, 0, 104].map((milesAway, index) => {
    const size = [0.72, 1.1, 0.82][index] ?? 1;
    const side = mix(palette.accent, palette.sand, index === 1 ? 0.1 : 0.5);
    return (
      `<g transform="translate(${pixelText(from + milesAway)} ${pixelText(y + 6)}) scale(${size})">` +
      filledPath('M-62 0L-40-34Q-20-38 0-66Q20-38 40-34L62 0Z', side) +
      filledPath('M0-66Q20-38 40-34L62 0H14Z', '#000', ' opacity=".2"') +
      filledPath('M-10 0Q-2-22 0-36Q4-22 14 0Z', palette.night ? palette.sun : mix(palette.ink, side, 0.3)) +
      filledPath('M-1-66V-82L18-76L0-71Z', mix(palette.haze, palette.ink, 0.8)) +
      '</g>'
    );
  });
  return tents.join('');
}

import { type Colour, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { hills } from './hills.ts';
import { landmark } from './landmark.ts';
import { sky } from './sky.ts';
import { townHouse } from './town-house.ts';
import { water } from './water.ts';

/** An old town on its river or harbour: hills, a tower or a dome above the roofs, a row of painted houses. */
export function oldTown(stage: Stage): Paint {
  const { width, height, palette, random } = stage;
  const quay = Math.round(height * random.between(0.76, 0.8));
  const sunX = random.between(0.15, 0.85);
  return layerPaints(
    sky(stage, { horizon: quay - 90, sunAt: [sunX, random.between(0.28, 0.5)], sunSize: random.between(38, 56) }),
    bodyPaint(hills(stage, { y: [quay - 190, quay - 130], shade: [0.14, 0.3], count: 2, rise: 34 })),
    bodyPaint(roofs(stage, quay) + landmark(stage, quay)),
    bodyPaint(`<g id="row">${houses(stage, quay)}</g>`),
    water(stage, { top: quay, bottom: height }),
    bodyPaint(
      `<use href="#row" transform="matrix(1 0 0 -.7 0 ${pixelText(quay * 1.7)})" opacity=".3"/>` +
        rectangle(0, quay - 4, width, 10, mix(palette.sand, palette.ink, 0.55)) +
        boats(stage, quay),
    ),
  );
}

/** An old town far from any water: a tower or a dome above a row of painted houses, and stalls on the paved square before it. */
export function inlandTown(stage: Stage): Paint {
  const { width, height, palette, random } = stage;
  const ground = Math.round(height * random.between(0.76, 0.8));
  const sunAt: [number, number] = [random.between(0.15, 0.85), random.between(0.28, 0.5)];
  return layerPaints(
    sky(stage, { horizon: ground - 90, sunAt, sunSize: random.between(38, 56) }),
    bodyPaint(landmark(stage, ground) + houses(stage, ground)),
    bodyPaint(
      rectangle(0, ground, width, height - ground, mix(palette.sand, palette.ink, 0.24)) +
        slabLines(stage, ground, mix(palette.sand, palette.ink, 0.42)),
    ),
    bodyPaint(stalls(stage, ground)),
  );
}

/** Stalls under awnings. */
function stalls({ width, height, palette, random }: Stage, ground: number): string {
  const count = 2;
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [
      ((index + random.between(0.25, 0.75)) / count) * width,
      ground + random.between(0.3, 0.55) * (height - ground),
    ];
    const cloth = random.chance(0.5) ? palette.accent : mix('#ffffff', palette.haze, 0.2);
    return (
      `<g transform="translate(${pixelText(x)} ${pixelText(y)})">` +
      strokedPath('M-44 0V-62M44 0V-62', palette.ink, 4) +
      rectangle(-48, -22, 96, 22, mix(palette.sand, palette.ink, 0.6)) +
      filledPath('M-58-58L-40-88H40L58-58Z', cloth) +
      filledPath(
        'M-58-58q9.700 14 19.300 0q9.700 14 19.300 0q9.700 14 19.400 0q9.700 14 19.300 0q9.700 14 19.300 0q9.700 14 19.400 0z',
        mix(cloth, palette.ink, 0.2),
      ) +
      '</g>'
    );
  }).join('');
}

/** The roofs of the upper town, far enough to be one colour each. */
export function roofs({ width, palette, random }: Stage, quay: number): string {
  const walls: string[] = [];
  const tiles: string[] = [];
  for (let x = -20; x < width; ) {
    const wide = random.between(46, 84);
    const top = quay - random.between(170, 236);
    walls.push(`M${pixelText(x)} ${pixelText(top)}h${pixelText(wide)}V${quay}h${pixelText(-wide)}z`);
    tiles.push(
      `M${pixelText(x - 5)} ${pixelText(top)}l${pixelText(wide / 2 + 5)}-${pixelText(wide * 0.36)}l${pixelText(wide / 2 + 5)} ${pixelText(wide * 0.36)}z`,
    );
    x += wide + random.between(-6, 10);
  }
  const far = mix(palette.sand, palette.haze, 0.5);
  return (
    filledPath(walls.join(''), mix(far, palette.ink, 0.2)) +
    filledPath(tiles.join(''), mix(mix(palette.accent, palette.haze, 0.45), palette.ink, 0.22))
  );
}

/** A row of painted houses. */
export function houses(stage: Stage, quay: number): string {
  const row: string[] = [];
  const paints = stage.random.shuffled(HOUSE_COLOURS);
  for (let x = -24; x < stage.width; ) {
    const width = stage.random.whole(2, 4) * 36 + 14;
    row.push(townHouse(stage, { x, quay, wide: width, paint: paints[row.length % paints.length] ?? '#ffffff' }));
    x += width;
  }
  return row.join('');
}

/** The colours that such towns paint their houses in. */
const HOUSE_COLOURS: readonly Colour[] = [
  '#f2c57c',
  '#e8927c',
  '#f4e1c1',
  '#d9a5a0',
  '#a8c5b5',
  '#f0b48a',
  '#cfd8dc',
  '#e6d3a3',
];

function boats({ width, height, palette, random }: Stage, quay: number): string {
  const count = random.whole(2, 4);
  const moored = Array.from({ length: count }, (_, index) => {
    const [x, y] = [
      ((index + random.between(0.2, 0.8)) / count) * width,
      quay + random.between(0.34, 0.72) * (height - quay),
    ];
    return (
      `<g transform="translate(${pixelText(x)} ${pixelText(y)})">` +
      filledPath(
        'M-44 0Q-40 15-26 16H26Q40 15 46-3Q0 5-44 0Z',
        mix(palette.ink, palette.accent, random.between(0, 0.6)),
      ) +
      filledPath('M-22 1V-16H8L16 2Z', mix('#ffffff', palette.haze, 0.2)) +
      strokedPath('M-34 20H40M-22 25H26', '#fff', 2, ' opacity=".4"') +
      '</g>'
    );
  });
  return moored.join('');
}

import { type Colour, darken, mix } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';
import { bodyPaint, type Paint, type Stage } from '../drawing/stage.ts';
import { palm } from '../scenes/palm.ts';

/** The plants around a hotel, and their positions: pixels from the middle of the picture. */
export interface PlantPlaces {
  readonly palms?: readonly number[];
  readonly pines?: readonly number[];
  readonly trees?: readonly number[];
  readonly cypresses?: readonly number[];
}

interface DrawnPlants {
  readonly behind: Paint;
  /** Needs the definitions of `behind`. */
  readonly before: Paint;
}

/** The plants around a hotel: every other one in front of it, the rest behind it. */
export function plants(
  stage: Stage,
  front: PlantPlaces,
  [far, near]: readonly [far: number, near: number],
): DrawnPlants {
  const { width, random } = stage;
  let [defs, behind, before] = ['', '', ''];
  for (const { kind, draw, sizes } of PLANT_KINDS) {
    const places = front[kind] ?? [];
    if (places.length > 0) defs += `<g id="${kind}">${draw(stage)}</g>`;
    for (const [index, x] of places.entries()) {
      const isBefore = index % 2 === 0;
      const scale = (random.between(...sizes) * (isBefore ? 1 : 0.8)).toFixed(2);
      const mirror = random.chance(0.5) ? '-' : '';
      const at = `${pixelText(width / 2 + x)} ${pixelText(isBefore ? near : far)}`;
      const plant = `<use href="#${kind}" transform="translate(${at}) scale(${mirror}${scale} ${scale})"/>`;
      if (isBefore) before += plant;
      else behind += plant;
    }
  }
  return { behind: { defs, body: behind }, before: bodyPaint(before) };
}

const PLANT_KINDS: readonly {
  readonly kind: keyof PlantPlaces;
  readonly sizes: readonly [smallest: number, largest: number];
  /** Its foot is at 0. */
  readonly draw: (stage: Stage) => string;
}[] = [
  {
    kind: 'palms',
    sizes: [0.85, 1.2],
    draw: (stage) =>
      palm(stage.random, { x: 0, foot: 4, tall: 240, lean: 26, fill: mix(leaf(stage), stage.palette.ink, 0.25) }),
  },
  { kind: 'pines', sizes: [1.5, 2.3], draw: (stage) => filledPath(PINE, darken(leaf(stage), 0.25)) },
  { kind: 'trees', sizes: [0.9, 1.25], draw: (stage) => tree(leaf(stage), darken(leaf(stage), 0.4)) },
  { kind: 'cypresses', sizes: [0.8, 1.15], draw: (stage) => filledPath(CYPRESS, darken(leaf(stage), 0.2)) },
];

const PINE = 'M0-80-9-58h5L-14-36h8L-19-10H-3V0H3V-10H19L6-36h8L4-58H9Z';
const CYPRESS = 'M0-150Q24-45 15 0H-15Q-24-45 0-150Z';

/** Leaves in the light of the hour. */
function leaf({ palette }: Stage): Colour {
  return palette.night ? mix('#3f7350', palette.ink, 0.6) : mix('#4c8a5c', palette.ink, 0.18);
}

/** A round tree, its foot at 0. */
function tree(crown: Colour, trunk: Colour): string {
  return (
    filledPath('M-4 0L-3-60H3L4 0Z', trunk) +
    filledPath(
      'M-40-74a30 30 0 0 1 14-38a34 34 0 0 1 54 0a30 30 0 0 1 12 38a26 26 0 0 1-36 14a26 26 0 0 1-44-14Z',
      crown,
    ) +
    filledPath('M4-130a34 34 0 0 1 24 18a30 30 0 0 1 12 38a26 26 0 0 1-36 14q26-34 0-70Z', '#000', ' opacity=".12"')
  );
}

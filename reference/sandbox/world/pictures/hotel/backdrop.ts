import type { Landscape } from '../../geo/landscape.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import { box, disc, downward, glow, type Point, polygon, px, shape, softLine } from '../drawing/draw.ts';
import { drawn, layered, type Paint, type Stage } from '../drawing/stage.ts';
import { palm } from '../scenes/palm.ts';
import { sky } from '../scenes/sky.ts';
import { nearRoofs, roofs, skylineRow } from './townscape.ts';

interface View {
  /** Where the land or the sea begins, in pixels from the top. */
  readonly horizon: number;
  /** Seen through a window: without clouds and birds. */
  readonly isGlimpse?: boolean;
  /** Whether what lies below the horizon is in view, too. */
  readonly isOpen?: boolean;
}

/** The country around a hotel, down to its horizon and the ground before it. */
export function backdrop(
  stage: Stage,
  landscape: Landscape,
  { horizon, isGlimpse = false, isOpen = isGlimpse }: View,
): Paint {
  const { random } = stage;
  const sunAt: [number, number] = [random.between(0.12, 0.88), random.between(0.25, 0.6)];
  const light = isGlimpse ? plainSky(stage, horizon, sunAt) : sky(stage, { horizon, sunAt, sunSize: 40 });
  return layered(light, FAR[landscape](stage, horizon, isOpen ? 130 : 0));
}

function plainSky({ width, height, palette }: Stage, horizon: number, [x, y]: readonly [number, number]): Paint {
  return {
    defs: downward('sky', palette.sky) + glow('glow', palette.sun, 0.7),
    body:
      box(0, 0, width, height, palette.sky.at(-1) ?? palette.haze) +
      box(0, 0, width, horizon + 2, 'url(#sky)') +
      disc(x * width, y * horizon, 150, 'url(#glow)') +
      disc(x * width, y * horizon, 40, palette.sun),
  };
}

const FAR: Readonly<Record<Landscape, (stage: Stage, horizon: number, below: number) => Paint>> = {
  coast: (stage, horizon) =>
    layered(openSea(stage, horizon), drawn(headland(stage, horizon, 0.9) + sail(stage, horizon))),
  tropical: (stage, horizon) =>
    layered(openSea(stage, horizon), drawn(headland(stage, horizon, 0.4) + isle(stage, horizon))),
  city: (stage, horizon, below) =>
    drawn(skylineRow(stage, horizon, 230, 0.24) + skylineRow(stage, horizon + below, 150 + below * 0.7, 0.42)),
  mountain: (stage, horizon) =>
    drawn(
      ridge(stage, horizon, 250, 0.34) +
        ridge(stage, horizon, 150, 0.5) +
        rolling(stage, horizon - 22, meadow(stage, 0.3)),
    ),
  desert: (stage, horizon) =>
    drawn(
      rolling(stage, horizon - 46, duneColour(stage, 0.18)) + rolling(stage, horizon - 12, duneColour(stage, 0.04)),
    ),
  'old-town': (stage, horizon, below) =>
    drawn(
      rolling(stage, horizon - 90, shade(stage, 0.18)) +
        roofs(stage, horizon) +
        (below === 0 ? '' : nearRoofs(stage, horizon + below)),
    ),
};

const shade = ({ palette }: Stage, share: number): Colour => mix(palette.haze, palette.ink, share);

/** Grass in the light of the hour. */
export function meadow({ palette }: Stage, depth: number): Colour {
  const green = mix('#8fae5f', '#2f5d46', depth);
  return palette.night ? mix(green, palette.ink, 0.58) : mix(green, palette.haze, 0.24);
}

function duneColour({ palette }: Stage, dark: number): Colour {
  return mix(mix(palette.sand, '#d9a468', palette.night ? 0 : 0.4), palette.ink, dark);
}

function openSea({ width, height, palette, random }: Stage, horizon: number): Paint {
  const strokes = Array.from({ length: 12 }, () => {
    const depth = random.next() ** 1.4;
    return `M${px(random.between(-20, width))} ${px(horizon + 8 + depth * 150)}h${px(30 + depth * 90)}`;
  });
  return {
    defs: downward('water', palette.water),
    body:
      box(0, horizon, width, height - horizon, 'url(#water)') +
      shape(strokes.join(''), 'none', ' stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".35"'),
  };
}

function headland(stage: Stage, horizon: number, size: number): string {
  const { width, random } = stage;
  const isLeft = random.chance(0.5);
  const at = (share: number): number => (isLeft ? share : 1 - share) * width;
  const points: Point[] = [
    [at(-0.02), horizon - 96 * size],
    [at(0.12), horizon - 70 * size],
    [at(0.24), horizon - 58 * size],
    [at(0.36), horizon - 14 * size],
    [at(0.44), horizon + 2],
  ];
  return shape(`M${softLine(points)}H${px(at(-0.02))}Z`, shade(stage, 0.32));
}

function sail({ width, palette, random }: Stage, horizon: number): string {
  const [x, y] = [random.between(0.5, 0.62) * width, horizon + 22];
  return (
    shape(`M${px(x)} ${px(y)}v-44l26 38z`, '#ffffff', ' opacity=".9"') +
    shape(`M${px(x - 4)} ${px(y)}v-36l-14 32z`, palette.accent)
  );
}

function isle(stage: Stage, horizon: number): string {
  const { random, width } = stage;
  const x = random.between(0.55, 0.8) * width;
  const dark = shade(stage, 0.6);
  return (
    shape(`M${px(x - 90)} ${px(horizon + 6)}Q${px(x)} ${px(horizon - 26)} ${px(x + 100)} ${px(horizon + 6)}Z`, dark) +
    palm(random, { x: x - 12, foot: horizon - 6, tall: 76, lean: 18, fill: dark }) +
    palm(random, { x: x + 22, foot: horizon - 6, tall: 58, lean: -12, fill: dark })
  );
}

/** A ridge of peaks, each with snow on its side towards the light. */
function ridge(stage: Stage, horizon: number, tallest: number, depth: number): string {
  const { width, random, palette } = stage;
  const count = depth > 0.4 ? 3 : random.whole(3, 4);
  const peaks = Array.from({ length: count }, (_, index) => {
    const [x, tall] = [((index + random.between(0.2, 0.8)) / count) * width, tallest * random.between(0.72, 1)];
    const [top, half] = [horizon - tall, tall * 1.15];
    const rock = shade(stage, depth);
    const crease: Point[] = [
      [x, top],
      [x + tall * 0.08, top + tall * 0.34],
      [x - tall * 0.04, top + tall * 0.6],
      [x + tall * 0.14, horizon],
    ];
    const snow = mix(mix('#ffffff', palette.haze, 0.24), palette.ink, palette.night ? 0.22 : 0);
    const cap = (side: number): Point[] => [
      [x, top],
      [x + side * tall * 0.36, top + tall * 0.31],
      [x + side * tall * 0.2, top + tall * 0.27],
      [x + side * tall * 0.13, top + tall * 0.4],
      [x + tall * 0.07, top + tall * 0.3],
    ];
    return (
      polygon(
        [
          [x, top],
          [x + half, horizon],
          [x - half, horizon],
        ],
        mix(rock, palette.sun, 0.22),
      ) +
      polygon([...crease, [x + half, horizon]], rock) +
      polygon(cap(-1), snow) +
      polygon(cap(1), mix(snow, rock, 0.3))
    );
  });
  return random.shuffled(peaks).join('');
}

/** A soft line across the picture, filled down to the bottom. */
export function rolling({ width, height, random }: Stage, y: number, fill: Colour): string {
  const points = Array.from(
    { length: 6 },
    (_, index): Point => [(index - 0.5) * (width / 4.4), y + (index % 2 ? 1 : -1) * random.between(6, 24)],
  );
  return shape(`M${softLine(points)}V${height}H${px(-width / 8)}Z`, fill);
}

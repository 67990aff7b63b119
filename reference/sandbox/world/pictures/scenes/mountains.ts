import { lighten, mix } from '../drawing/colour.ts';
import { type Point, pixelText, polygon } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hill, hills } from './hills.ts';
import { sky } from './sky.ts';
import { lake } from './water.ts';

/** Snowy peaks over valleys, with a lake or a forest before them. */
export function mountains(stage: Stage): Paint {
  const { height, random } = stage;
  const foot = height * 0.62;
  const light = random.chance(0.5) ? 1 : -1;
  const withLake = random.chance(0.6);
  return layerPaints(
    sky(stage, { horizon: foot, sunAt: [0.5 + light * random.between(0.12, 0.34), random.between(0.2, 0.42)] }),
    bodyPaint(
      mountainRange(stage, { foot, light, far: true }) + mountainRange(stage, { foot: foot + 14, light, far: false }),
    ),
    bodyPaint(hills(stage, { y: [foot - 8, foot + 34], shade: [0.14, 0.34], count: 2, rise: 16 })),
    withLake
      ? lake(stage, { top: foot + 42, bottom: height })
      : bodyPaint(hills(stage, { y: [foot + 66, foot + 110], shade: [0.5, 0.7], count: 2, rise: 24 })),
    forest(stage, withLake),
  );
}

interface MountainRange {
  readonly foot: number;
  /** 1 when the light comes from the right, -1 from the left. */
  readonly light: number;
  readonly far: boolean;
}

/** A row of snowy peaks, in no order. */
export function mountainRange(stage: Stage, { foot, light, far }: MountainRange): string {
  const { width, height, random } = stage;
  const count = far ? 5 : 3;
  const peaks = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.25, 0.75)) / count) * width;
    const tall = height * (far ? random.between(0.26, 0.36) : random.between(0.3, 0.46));
    return { x, tall, wide: tall * random.between(0.75, 1.05) };
  });
  return random
    .shuffled(peaks)
    .map(({ x, tall, wide }) => peak(stage, { foot, light, far }, [x, foot - tall], wide))
    .join('');
}

/** One peak: a lit face, a shaded face, and snow on both, cut along the same ridge. */
function peak({ palette, random }: Stage, { foot, light, far }: MountainRange, top: Point, width: number): string {
  const { haze, ink } = palette;
  const shaded = mix(haze, ink, far ? 0.3 : 0.52);
  const litShade = mix(shaded, palette.sun, far ? 0.22 : 0.3);
  const snow = lighten(mix(haze, palette.sun, 0.5), 0.7);
  const snowShaded = mix(snow, shaded, 0.38);
  const [remainingPoints, right] = [
    slope(random, top, [top[0] - width, foot]),
    slope(random, top, [top[0] + width, foot]),
  ];
  const ridge = slope(random, top, [top[0] + width * random.between(-0.2, 0.2), foot], 0.16);
  const [leftFill, rightFill] = light > 0 ? [shaded, litShade] : [litShade, shaded];
  const [leftSnow, rightSnow] = light > 0 ? [snowShaded, snow] : [snow, snowShaded];
  const line = random.whole(1, 2);
  return (
    polygon([...remainingPoints, ...ridge.toReversed()], leftFill) +
    polygon([...right, ...ridge.toReversed()], rightFill) +
    polygon(snowField(random, remainingPoints, ridge, line), leftSnow) +
    polygon(snowField(random, right, ridge, line), rightSnow)
  );
}

/** A rough line of six points from the top down to the foot. */
function slope(random: Stage['random'], [x, y]: Point, [footX, footY]: Point, rough = 0.05): Point[] {
  return Array.from({ length: 6 }, (_, index): Point => {
    const share = index / 5;
    const milesAway = index === 0 || index === 5 ? 0 : random.between(-rough, rough) * (footY - y);
    return [x + (footX - x) * share + milesAway, y + (footY - y) * share];
  });
}

/** From the top down the edge, back in teeth to the ridge, and up it. */
function snowField(random: Stage['random'], edge: readonly Point[], ridge: readonly Point[], line: number): Point[] {
  const [from = [0, 0], to = [0, 0]] = [edge[line], ridge[line]];
  const drop = (edge[1]?.[1] ?? 0) - (edge[0]?.[1] ?? 0);
  const teeth = [0.25, 0.5, 0.75].map((share, index): Point => {
    const down = (index % 2 ? -0.35 : 0.55) * drop * random.between(0.6, 1.1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + down];
  });
  return [...edge.slice(0, line + 1), ...teeth, ...ridge.slice(0, line + 1).toReversed()];
}

function forest(stage: Stage, onShore: boolean): Paint {
  const { width, height, palette, random } = stage;
  const floor = onShore ? height * 0.955 : height * 0.9;
  const tree = 'M0 0-9 22h5L-14 44h8L-19 70H-3V80H3V70H19L6 44h8L4 22H9Z';
  const trees = Array.from({ length: 34 }, (_, index) => {
    const x = ((index + random.next()) / 34) * width;
    // If there is water, the trees stand to the sides, so that one can see it.
    const aside = Math.abs(x / width - 0.5) * 2;
    if (onShore && aside < 0.42) return '';
    const size = random.between(0.7, 1.35) * (onShore ? 0.5 + aside : 1);
    return `<use href="#pine" transform="translate(${pixelText(x)} ${pixelText(floor + 34 - 80 * size)}) scale(${size.toFixed(2)})"/>`;
  });
  const ground = mix(mix(palette.haze, palette.ink, 0.96), '#0d3a36', palette.night ? 0.1 : 0.5);
  return {
    defs: `<path id="pine" d="${tree}" fill="${ground}"/>`,
    body: trees.join('') + hill(stage, { y: floor + 10, rise: 10, bumps: 3, fill: ground }),
  };
}

import type { Landscape } from '../../geo/landscape.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import { filledPath, type Point, pixelText, softLine } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { hill } from '../scenes/hills.ts';
import { landmark } from '../scenes/landmark.ts';
import { mountainRange } from '../scenes/mountains.ts';
import { houses, roofs } from '../scenes/old-town.ts';
import { palm } from '../scenes/palm.ts';
import { islands, sails } from '../scenes/sea.ts';
import { sky } from '../scenes/sky.ts';
import { towers, windowPatterns } from '../scenes/towers.ts';
import { water } from '../scenes/water.ts';

interface BackdropView {
  /** Where the land or the sea begins, in pixels from the top. */
  readonly horizon: number;
  /** Seen through a window, without clouds and birds. */
  readonly isGlimpse?: boolean;
  /** Whether the area below the horizon is visible too. */
  readonly isOpen?: boolean;
}

/** The landscape around a hotel, down to its horizon and the ground in front of it. */
export function backdrop(
  stage: Stage,
  landscape: Landscape,
  { horizon, isGlimpse = false, isOpen = isGlimpse }: BackdropView,
): Paint {
  const { random } = stage;
  const sunAt: [number, number] = [random.between(0.12, 0.88), random.between(0.25, 0.6)];
  return layerPaints(
    sky(stage, { horizon, sunAt, sunSize: 40, isClear: isGlimpse }),
    DISTANT_LANDSCAPES[landscape](stage, horizon, isOpen ? 130 : 0),
  );
}

const DISTANT_LANDSCAPES: Readonly<Record<Landscape, (stage: Stage, horizon: number, below: number) => Paint>> = {
  coast: (stage, horizon) => seaWithLand(stage, horizon, headland(stage, horizon) + sails(stage, horizon)),
  tropical: (stage, horizon) => seaWithLand(stage, horizon, islands(stage, horizon) + isle(stage, horizon)),
  city: (stage, horizon, below) => {
    const row = { wide: [4, 9] as const, foot: stage.height, windows: stage.isSmall === true ? undefined : 'far' };
    const far = towers(stage, { ...row, quay: horizon, tallest: 230, fill: shadeColour(stage, 0.24) });
    const nearTowers = towers(stage, {
      ...row,
      quay: horizon + below,
      tallest: 150 + below * 0.7,
      fill: shadeColour(stage, 0.42),
    });
    return { defs: windowPatterns(stage), body: far + nearTowers };
  },
  mountain: (stage, horizon) => {
    const light = stage.random.chance(0.5) ? 1 : -1;
    return bodyPaint(
      mountainRange(stage, { foot: horizon, light, far: true }) +
        mountainRange(stage, { foot: horizon, light, far: false }) +
        rollingLine(stage, horizon - 22, meadow(stage, 0.3)),
    );
  },
  desert: (stage, horizon) =>
    bodyPaint(
      rollingLine(stage, horizon - 46, duneColour(stage, 0.18)) +
        rollingLine(stage, horizon - 12, duneColour(stage, 0.04)),
    ),
  'old-town': (stage, horizon, below) =>
    bodyPaint(
      rollingLine(stage, horizon - 90, shadeColour(stage, 0.18)) +
        landmark(stage, horizon + 60) +
        roofs(stage, horizon + 130) +
        (below === 0 ? '' : houses(stage, horizon + 200)),
    ),
};

const shadeColour = ({ palette }: Stage, share: number): Colour => mix(palette.haze, palette.ink, share);

/** Grass in the light of the hour. */
export function meadow({ palette }: Stage, depth: number): Colour {
  const green = mix('#8fae5f', '#2f5d46', depth);
  return palette.night ? mix(green, palette.ink, 0.58) : mix(green, palette.haze, 0.24);
}

function duneColour({ palette }: Stage, dark: number): Colour {
  return mix(mix(palette.sand, '#d9a468', palette.night ? 0 : 0.4), palette.ink, dark);
}

const seaWithLand = (stage: Stage, horizon: number, land: string): Paint =>
  layerPaints(water(stage, { top: horizon, bottom: stage.height }), bodyPaint(land));

function headland(stage: Stage, horizon: number): string {
  const { width, random } = stage;
  const isLeft = random.chance(0.5);
  const xAt = (share: number): number => (isLeft ? share : 1 - share) * width;
  const points: Point[] = [
    [xAt(-0.02), horizon - 86],
    [xAt(0.24), horizon - 52],
    [xAt(0.36), horizon - 13],
    [xAt(0.44), horizon + 2],
  ];
  return filledPath(`M${softLine(points)}H${pixelText(xAt(-0.02))}Z`, shadeColour(stage, 0.32));
}

function isle(stage: Stage, horizon: number): string {
  const { random, width } = stage;
  const x = random.between(0.55, 0.8) * width;
  const dark = shadeColour(stage, 0.6);
  return (
    filledPath(
      `M${pixelText(x - 90)} ${pixelText(horizon + 6)}Q${pixelText(x)} ${pixelText(horizon - 26)} ${pixelText(x + 100)} ${pixelText(horizon + 6)}Z`,
      dark,
    ) +
    palm(random, { x: x - 12, foot: horizon - 6, tall: 76, lean: 18, fill: dark }) +
    palm(random, { x: x + 22, foot: horizon - 6, tall: 58, lean: -12, fill: dark })
  );
}

/** A soft line across the picture, filled down to the bottom. */
export const rollingLine = (stage: Stage, y: number, fill: Colour): string =>
  hill(stage, { y, rise: 24, bumps: 4, fill });

import { mix } from '../drawing/colour.ts';
import { filledPath, pixelText, strokedPath } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';
import { palm } from './palm.ts';

/** Huts on stilts along a jetty, the nearest before us. */
export function lagoon(stage: Stage, horizon: number): string {
  const { width, height, palette, random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const xAt = (share: number): number => width * (0.5 + side * share);
  const wood = mix(palette.sand, palette.ink, 0.66);
  const jetty =
    `M${pixelText(xAt(-0.04))} ${pixelText(horizon + 34)}L${pixelText(xAt(0.03))} ${pixelText(horizon + 34)}` +
    `L${pixelText(xAt(0.3))} ${height}H${pixelText(xAt(-0.06))}Z`;
  const huts = HUTS.map(([across, size]) => {
    const place = `translate(${pixelText(xAt(across))} ${pixelText(horizon + 12 + size * 78)}) scale(${pixelText(size)})`;
    return `<g transform="${place}">${hut(stage)}</g>`;
  });
  const shade = mix(palette.haze, palette.ink, 0.92);
  return (
    filledPath(jetty, wood) +
    planks(stage, horizon, xAt) +
    huts.join('') +
    palm(random, { x: xAt(-0.52), foot: height + 10, tall: height * 0.66, lean: side * width * 0.13, fill: shade })
  );
}

/** The distance from the middle (as a share of the width), and the size. */
const HUTS: readonly (readonly [across: number, size: number])[] = [
  [0.07, 0.4],
  [0.135, 0.6],
  [0.23, 0.9],
  [0.38, 1.4],
];

function hut({ palette }: Stage): string {
  const wall = mix(palette.sand, palette.ink, 0.28);
  const dark = mix(palette.sand, palette.ink, 0.72);
  const thatch = mix(palette.sand, palette.ink, 0.46);
  return (
    filledPath('M-44 0h5v66h-5zM-4 0h5v70h-5zM38 0h5v66h-5z', dark) +
    strokedPath('M-50 66H50', palette.water[0] ?? palette.haze, 3, ' opacity=".6"') +
    filledPath('M-58-4H58V4H-58Z', dark) +
    filledPath('M-42-46H42V-4H-42Z', wall) +
    filledPath('M-12-34H12V-4H-12ZM-34-34h12v14h-12zM22-34h12v14h-12z', palette.night ? palette.accent : dark) +
    filledPath('M-62-40Q-22-62 0-98Q22-62 62-40Q0-30-62-40Z', thatch) +
    filledPath('M0-98Q22-62 62-40Q36-36 14-35Q14-66 0-98Z', dark, ' opacity=".35"')
  );
}

function planks({ height, palette }: Stage, horizon: number, at: (share: number) => number): string {
  const lines = Array.from({ length: 12 }, (_, index) => {
    const depth = (index / 12) ** 1.8;
    const y = horizon + 36 + depth * (height - horizon - 36);
    const [from, to] = [at(-0.042 - depth * 0.018), at(0.032 + depth * 0.268)];
    return `M${pixelText(from)} ${pixelText(y)}H${pixelText(to)}`;
  });
  return strokedPath(lines.join(''), palette.sand, 2, ' opacity=".3"');
}

import type { Colour } from '../drawing/colour.ts';
import { px } from '../drawing/draw.ts';

/** The colours of a building. */
export interface Finish {
  readonly wall: Colour;
  readonly roof: Colour;
  readonly glass: Colour;
  readonly lamp: Colour;
  readonly accent: Colour;
}

/** The height of a ground floor. */
export const GROUND_FLOOR = 54;

/** A doorway with a round top, standing on a line. */
export function arch(left: number, foot: number, wide: number, tall: number): string {
  const round = wide / 2;
  return `M${px(left)} ${px(foot)}v${px(round - tall)}a${px(round)} ${px(round)} 0 0 1 ${px(wide)} 0v${px(tall - round)}z`;
}

/** A doorway with a pointed top, standing on a line. */
export function pointedArch(left: number, foot: number, wide: number, tall: number): string {
  const rise = wide * 0.75;
  return (
    `M${px(left)} ${px(foot)}v${px(rise - tall)}q${px(wide * 0.06)} ${px(-rise * 0.7)} ${px(wide / 2)} ${px(-rise)}` +
    `q${px(wide * 0.44)} ${px(rise * 0.3)} ${px(wide / 2)} ${px(rise)}v${px(tall - rise)}z`
  );
}

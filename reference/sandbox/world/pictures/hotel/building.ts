import type { Colour } from '../drawing/colour.ts';
import { pixelText } from '../drawing/draw.ts';

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
export function arch(left: number, foot: number, width: number, height: number): string {
  const round = width / 2;
  return `M${pixelText(left)} ${pixelText(foot)}v${pixelText(round - height)}a${pixelText(round)} ${pixelText(round)} 0 0 1 ${pixelText(width)} 0v${pixelText(height - round)}z`;
}

/** A doorway with a pointed top, standing on a line. */
export function pointedArch(left: number, foot: number, width: number, height: number): string {
  const rise = width * 0.75;
  return (
    `M${pixelText(left)} ${pixelText(foot)}v${pixelText(rise - height)}q${pixelText(width * 0.06)} ${pixelText(-rise * 0.7)} ${pixelText(width / 2)} ${pixelText(-rise)}` +
    `q${pixelText(width * 0.44)} ${pixelText(rise * 0.3)} ${pixelText(width / 2)} ${pixelText(rise)}v${pixelText(height - rise)}z`
  );
}

import { darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import type { Paint, Stage } from '../drawing/stage.ts';
import { arch, type Finish, GROUND_FLOOR, pointedArch } from './building.ts';
import { entrance } from './entrance.ts';
import { buildingRoof } from './roofs.ts';

/** A part of a hotel, seen from the front. */
export interface Building {
  /** Pixels from the middle of the hotel to the part's left side. */
  readonly x: number;
  readonly bays: number;
  /** Above the ground floor. */
  readonly floors: number;
  /** Pixels a window and the wall around it take. */
  readonly bay: readonly number[];
  readonly window: string;
  readonly roof: string;
  readonly ground: string;
}

/** A building that stands on a line: its wall with windows, its ground floor, its roof and the shade at its side. */
export function facade(stage: Stage, building: Building, foot: number, finish: Finish, id: string): Paint {
  const [bayWide = 40, bayTall = 44] = building.bay;
  const [width, height] = [building.bays * bayWide, building.floors * bayTall];
  const leftX = stage.width / 2 + building.x;
  const top = foot - GROUND_FLOOR - height;
  const face = { left: leftX, top, wide: width, tall: height + GROUND_FLOOR };
  return {
    defs: windowPattern(stage, building, [leftX, top, bayWide, bayTall], finish, id),
    body:
      rectangle(leftX, top, width, face.tall, finish.wall) +
      rectangle(leftX, top, width, height, `url(#${id})`) +
      entrance(stage, building.ground, { ...face, foot }, finish) +
      rectangle(leftX + width - width * 0.09, top, width * 0.09, face.tall, '#000', ' opacity=".1"') +
      rectangle(leftX - 3, foot - GROUND_FLOOR - 4, width + 6, 6, lighten(finish.wall, 0.35)) +
      buildingRoof(building.roof, face, finish),
  };
}

/** Two by two windows of one drawing, some of them lit at night, repeated over the wall. */
function windowPattern(
  { palette, random }: Stage,
  { window }: Building,
  [x, y, width, height]: readonly [number, number, number, number],
  finish: Finish,
  id: string,
): string {
  const drawing = (WINDOWS[window] ?? WINDOWS['plain'])?.({ wide: width, tall: height, finish }) ?? '';
  const cells = [0, 1, 2, 3].map((cell) => {
    const isLit = palette.night && (cell === 0 || random.chance(0.45));
    const glass = isLit ? finish.lamp : mix(finish.glass, '#ffffff', cell * 0.05);
    return `<use href="#${id}b" x="${(cell % 2) * width}" y="${Math.floor(cell / 2) * height}" fill="${glass}"/>`;
  });
  const at = `x="${pixelText(x)}" y="${pixelText(y)}" width="${width * 2}" height="${height * 2}"`;
  return `<g id="${id}b">${drawing}</g><pattern id="${id}" ${at} patternUnits="userSpaceOnUse">${cells.join('')}</pattern>`;
}

interface Bay {
  readonly wide: number;
  readonly tall: number;
  readonly finish: Finish;
}

/** Shapes without a colour are glass, lit or dark. */
const glass = (path: string): string => `<path d="${path}"/>`;
const pane = (x: number, y: number, width: number, height: number): string =>
  glass(`M${pixelText(x)} ${pixelText(y)}h${pixelText(width)}v${pixelText(height)}h${pixelText(-width)}z`);

const WINDOWS: Readonly<Record<string, (bay: Bay) => string>> = {
  plain: ({ wide, tall, finish: { wall } }) =>
    rectangle(wide * 0.24, tall * 0.18, wide * 0.52, tall * 0.6, lighten(wall, 0.45)) +
    pane(wide * 0.29, tall * 0.22, wide * 0.19, tall * 0.52) +
    pane(wide * 0.52, tall * 0.22, wide * 0.19, tall * 0.52),
  balcony: ({ wide, tall, finish: { wall } }) =>
    rectangle(wide * 0.14, tall * 0.12, wide * 0.72, tall * 0.76, darken(wall, 0.16)) +
    pane(wide * 0.22, tall * 0.2, wide * 0.27, tall * 0.68) +
    pane(wide * 0.51, tall * 0.2, wide * 0.27, tall * 0.68) +
    rectangle(wide * 0.06, tall * 0.6, wide * 0.88, tall * 0.28, '#fff', ' opacity=".42"') +
    rectangle(wide * 0.03, tall * 0.87, wide * 0.94, tall * 0.09, lighten(wall, 0.5)),
  shutters: ({ wide, tall, finish: { wall, accent } }) =>
    pane(wide * 0.33, tall * 0.16, wide * 0.15, tall * 0.6) +
    pane(wide * 0.52, tall * 0.16, wide * 0.15, tall * 0.6) +
    filledPath(
      `M${pixelText(wide * 0.15)} ${pixelText(tall * 0.14)}h${pixelText(wide * 0.17)}v${pixelText(tall * 0.63)}h${pixelText(-wide * 0.17)}z` +
        `M${pixelText(wide * 0.68)} ${pixelText(tall * 0.14)}h${pixelText(wide * 0.17)}v${pixelText(tall * 0.63)}h${pixelText(-wide * 0.17)}z`,
      accent,
    ) +
    rectangle(wide * 0.3, tall * 0.77, wide * 0.4, tall * 0.07, lighten(wall, 0.5)),
  arched: ({ wide, tall, finish: { wall } }) =>
    filledPath(arch(wide * 0.22, tall * 0.9, wide * 0.56, tall * 0.72), darken(wall, 0.14)) +
    glass(arch(wide * 0.29, tall * 0.86, wide * 0.42, tall * 0.62)) +
    rectangle(wide * 0.2, tall * 0.86, wide * 0.6, tall * 0.06, lighten(wall, 0.4)),
  lattice: ({ wide, tall, finish: { wall } }) =>
    filledPath(pointedArch(wide * 0.24, tall * 0.86, wide * 0.52, tall * 0.72), darken(wall, 0.22)) +
    glass(pointedArch(wide * 0.32, tall * 0.82, wide * 0.36, tall * 0.56)),
  glass: ({ wide, tall, finish: { wall } }) =>
    pane(1.5, 2, wide - 3, tall - 7) +
    filledPath(
      `M1.5 ${pixelText(tall * 0.7)}L${pixelText(wide * 0.6)} 2h${pixelText(wide * 0.2)}L1.5 ${pixelText(tall * 0.95)}z`,
      '#fff',
      ' opacity=".16"',
    ) +
    rectangle(0, tall - 5, wide, 5, wall),
  timber: ({ wide, tall, finish: { wall } }) =>
    rectangle(0, tall * 0.08, wide, tall * 0.84, darken(wall, 0.26)) +
    rectangle(wide * 0.2, tall * 0.16, wide * 0.6, tall * 0.7, lighten(wall, 0.5)) +
    pane(wide * 0.25, tall * 0.2, wide * 0.5, tall * 0.4) +
    strokedPath(
      `M0 ${pixelText(tall * 0.61)}h${wide}M0 ${pixelText(tall * 0.95)}h${wide}` +
        [0.1, 0.3, 0.5, 0.7, 0.9]
          .map((position) => `M${pixelText(wide * position)} ${pixelText(tall * 0.62)}v${pixelText(tall * 0.28)}`)
          .join(''),
      lighten(wall, 0.14),
      4,
    ),
};

import { darker, lighter, mix } from '../drawing/colour.ts';
import { filledPath, px, rectangle, strokedPath } from '../drawing/draw.ts';
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
  const [wide, tall] = [building.bays * bayWide, building.floors * bayTall];
  const left = stage.width / 2 + building.x;
  const top = foot - GROUND_FLOOR - tall;
  const face = { left, top, wide, tall: tall + GROUND_FLOOR };
  return {
    defs: windowPattern(stage, building, [left, top, bayWide, bayTall], finish, id),
    body:
      rectangle(left, top, wide, face.tall, finish.wall) +
      rectangle(left, top, wide, tall, `url(#${id})`) +
      entrance(stage, building.ground, { ...face, foot }, finish) +
      rectangle(left + wide - wide * 0.09, top, wide * 0.09, face.tall, '#000', ' opacity=".1"') +
      rectangle(left - 3, foot - GROUND_FLOOR - 4, wide + 6, 6, lighter(finish.wall, 0.35)) +
      buildingRoof(building.roof, face, finish),
  };
}

/** Two by two windows of one drawing, some of them lit at night, repeated over the wall. */
function windowPattern(
  { palette, random }: Stage,
  { window }: Building,
  [x, y, wide, tall]: readonly [number, number, number, number],
  finish: Finish,
  id: string,
): string {
  const drawing = (WINDOWS[window] ?? WINDOWS['plain'])?.({ wide, tall, finish }) ?? '';
  const cells = [0, 1, 2, 3].map((cell) => {
    const isLit = palette.night && (cell === 0 || random.chance(0.45));
    const glass = isLit ? finish.lamp : mix(finish.glass, '#ffffff', cell * 0.05);
    return `<use href="#${id}b" x="${(cell % 2) * wide}" y="${Math.floor(cell / 2) * tall}" fill="${glass}"/>`;
  });
  const at = `x="${px(x)}" y="${px(y)}" width="${wide * 2}" height="${tall * 2}"`;
  return `<g id="${id}b">${drawing}</g><pattern id="${id}" ${at} patternUnits="userSpaceOnUse">${cells.join('')}</pattern>`;
}

interface Bay {
  readonly wide: number;
  readonly tall: number;
  readonly finish: Finish;
}

/** Shapes without a colour are glass, lit or dark. */
const glass = (path: string): string => `<path d="${path}"/>`;
const pane = (x: number, y: number, wide: number, tall: number): string =>
  glass(`M${px(x)} ${px(y)}h${px(wide)}v${px(tall)}h${px(-wide)}z`);

const WINDOWS: Readonly<Record<string, (bay: Bay) => string>> = {
  plain: ({ wide, tall, finish: { wall } }) =>
    rectangle(wide * 0.24, tall * 0.18, wide * 0.52, tall * 0.6, lighter(wall, 0.45)) +
    pane(wide * 0.29, tall * 0.22, wide * 0.19, tall * 0.52) +
    pane(wide * 0.52, tall * 0.22, wide * 0.19, tall * 0.52),
  balcony: ({ wide, tall, finish: { wall } }) =>
    rectangle(wide * 0.14, tall * 0.12, wide * 0.72, tall * 0.76, darker(wall, 0.16)) +
    pane(wide * 0.22, tall * 0.2, wide * 0.27, tall * 0.68) +
    pane(wide * 0.51, tall * 0.2, wide * 0.27, tall * 0.68) +
    rectangle(wide * 0.06, tall * 0.6, wide * 0.88, tall * 0.28, '#fff', ' opacity=".42"') +
    rectangle(wide * 0.03, tall * 0.87, wide * 0.94, tall * 0.09, lighter(wall, 0.5)),
  shutters: ({ wide, tall, finish: { wall, accent } }) =>
    pane(wide * 0.33, tall * 0.16, wide * 0.15, tall * 0.6) +
    pane(wide * 0.52, tall * 0.16, wide * 0.15, tall * 0.6) +
    filledPath(
      `M${px(wide * 0.15)} ${px(tall * 0.14)}h${px(wide * 0.17)}v${px(tall * 0.63)}h${px(-wide * 0.17)}z` +
        `M${px(wide * 0.68)} ${px(tall * 0.14)}h${px(wide * 0.17)}v${px(tall * 0.63)}h${px(-wide * 0.17)}z`,
      accent,
    ) +
    rectangle(wide * 0.3, tall * 0.77, wide * 0.4, tall * 0.07, lighter(wall, 0.5)),
  arched: ({ wide, tall, finish: { wall } }) =>
    filledPath(arch(wide * 0.22, tall * 0.9, wide * 0.56, tall * 0.72), darker(wall, 0.14)) +
    glass(arch(wide * 0.29, tall * 0.86, wide * 0.42, tall * 0.62)) +
    rectangle(wide * 0.2, tall * 0.86, wide * 0.6, tall * 0.06, lighter(wall, 0.4)),
  lattice: ({ wide, tall, finish: { wall } }) =>
    filledPath(pointedArch(wide * 0.24, tall * 0.86, wide * 0.52, tall * 0.72), darker(wall, 0.22)) +
    glass(pointedArch(wide * 0.32, tall * 0.82, wide * 0.36, tall * 0.56)),
  glass: ({ wide, tall, finish: { wall } }) =>
    pane(1.5, 2, wide - 3, tall - 7) +
    filledPath(
      `M1.5 ${px(tall * 0.7)}L${px(wide * 0.6)} 2h${px(wide * 0.2)}L1.5 ${px(tall * 0.95)}z`,
      '#fff',
      ' opacity=".16"',
    ) +
    rectangle(0, tall - 5, wide, 5, wall),
  timber: ({ wide, tall, finish: { wall } }) =>
    rectangle(0, tall * 0.08, wide, tall * 0.84, darker(wall, 0.26)) +
    rectangle(wide * 0.2, tall * 0.16, wide * 0.6, tall * 0.7, lighter(wall, 0.5)) +
    pane(wide * 0.25, tall * 0.2, wide * 0.5, tall * 0.4) +
    strokedPath(
      `M0 ${px(tall * 0.61)}h${wide}M0 ${px(tall * 0.95)}h${wide}` +
        [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => `M${px(wide * at)} ${px(tall * 0.62)}v${px(tall * 0.28)}`).join(''),
      lighter(wall, 0.14),
      4,
    ),
};

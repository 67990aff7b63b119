import type { Landscape } from '../../geo/landscape.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import { fineDetail, type Paint, type Stage } from '../drawing/stage.ts';
import { backdrop } from './backdrop.ts';
import decors from './decors.json' with { type: 'json' };

/** The colours of a hotel's rooms. */
export interface Decor {
  readonly wall: Colour;
  readonly floor: Colour;
  readonly wood: Colour;
  readonly textile: Colour;
  readonly contrast: Colour;
  readonly linen: Colour;
  readonly lamp: Colour;
}

/** The number of decors. */
export const DECORS = decors.length;

/** The context of painting a room in a hotel. */
export interface Interior {
  readonly stage: Stage;
  readonly landscape: Landscape;
  readonly decor: Decor;
  /** The index of the room's arrangement. */
  readonly arrangement: number;
}

/** A decor in the light of the hour. */
export function litDecor({ palette }: Stage, which: number): Decor {
  const { wall, floor, wood, textile, contrast } = decors[which % decors.length] ?? DEFAULT_DECOR;
  const litColour = (colour: Colour, dim = 0.26): Colour =>
    palette.night ? mix(mix(colour, palette.ink, dim), palette.accent, 0.17) : mix(colour, palette.haze, 0.08);
  return {
    wall: litColour(wall, 0.36),
    floor: litColour(floor, 0.36),
    wood: litColour(wood),
    textile: litColour(textile),
    contrast: litColour(contrast),
    linen: litColour('#fdfaf4', 0.14),
    lamp: palette.night ? palette.accent : '#fff1cf',
  };
}

const DEFAULT_DECOR = { wall: '#e9e2d3', floor: '#b98d62', wood: '#8c6239', textile: '#2f6f7e', contrast: '#e0a458' };

/** The back wall of a room: things in front of it stand on its lower edge. */
export const BACK_WALL = { left: 70, top: 46, right: 730, bottom: 430 } as const;

/** A room's walls, ceiling and floor, seen straight on. */
export function roomShell({ stage, decor: { wall, floor } }: Interior, ground: 'planks' | 'tiles' = 'planks'): string {
  const { left, top, right, bottom } = BACK_WALL;
  return (
    rectangle(left, top, right - left, bottom - top, wall) +
    filledPath(`M0 0H800L${right} ${top}H${left}Z`, lighten(wall, 0.45)) +
    filledPath(`M0 0L${left} ${top}V${bottom}L0 506Z`, darken(wall, 0.13)) +
    filledPath(`M800 0L${right} ${top}V${bottom}L800 506Z`, darken(wall, 0.07)) +
    filledPath(`M0 506L${left} ${bottom}H${right}L800 506V600H0Z`, floor) +
    rectangle(left, bottom - 10, right - left, 10, lighten(wall, 0.5)) +
    fineDetail(stage, ground === 'planks' ? planks(floor) : tiles(floor))
  );
}

function planks(floor: Colour): string {
  const lines = Array.from({ length: 12 }, (_, index) => `M${70 + index * 60} 430L${-500 + index * 164} 600`);
  return strokedPath(lines.join(''), darken(floor, 0.16), 2);
}

function tiles(floor: Colour): string {
  const across = [446, 472, 512, 566].map((y) => `M0 ${y}H800`).join('');
  const away = Array.from({ length: 12 }, (_, index) => `M${70 + index * 60} 430L${-500 + index * 164} 600`).join('');
  return strokedPath(across + away, lighten(floor, 0.3), 2.5, ' opacity=".7"');
}

interface WallOpening {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly panes?: number;
  /** Whether its top is round. */
  readonly isArched?: boolean;
  readonly hasCurtains?: boolean;
}

/** A window in the back wall, with the landscape outside. */
export function windowView({ stage, landscape, decor }: Interior, opening: WallOpening): Paint {
  const { x, y, wide, tall, panes = 2, isArched = false, hasCurtains = true } = opening;
  const { defs, body } = backdrop(stage, landscape, { horizon: 400, isGlimpse: true });
  const frame = lighten(decor.wood, 0.55);
  const bars = Array.from(
    { length: panes - 1 },
    (_, index) => `M${pixelText(x + (wide / panes) * (index + 1))} ${y}v${tall}`,
  );
  const outline = isArched
    ? `M${x} ${y + tall}v${-(tall - wide / 2)}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall - wide / 2}z`
    : `M${x} ${y}h${wide}v${tall}h${-wide}z`;
  return {
    defs: isArched ? `<clipPath id="pane"><path d="${outline}"/></clipPath>` : '',
    body:
      `<g${isArched ? ' clip-path="url(#pane)"' : ''}><svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="0 100 800 500" ` +
      `preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg></g>` +
      strokedPath(outline + bars.join(''), frame, 8) +
      rectangle(x - 12, y + tall, wide + 24, 10, frame) +
      (hasCurtains ? curtains(decor, opening) : ''),
  };
}

function curtains({ textile, wood }: Decor, { x, y, wide, tall }: WallOpening): string {
  const fold = Math.min(60, wide * 0.22);
  const drop = Math.min(y + tall + 60, 424);
  const side = (from: number, way: number): string =>
    `M${pixelText(from - way * 26)} ${y - 16}h${pixelText(way * (fold + 22))}Q${pixelText(from + way * fold * 0.7)} ${pixelText(y + tall * 0.6)} ${pixelText(from + way * fold * 0.35)} ${drop}H${pixelText(from - way * 30)}z`;
  const folds = [0.1, 0.45].flatMap((position) => [
    `M${pixelText(x - 14 + fold * position)} ${y - 10}V${drop}`,
    `M${pixelText(x + wide + 14 - fold * position)} ${y - 10}V${drop}`,
  ]);
  return (
    filledPath(side(x, 1) + side(x + wide, -1), textile) +
    strokedPath(folds.join(''), '#000', 4, ' opacity=".1"') +
    rectangle(x - 40, y - 22, wide + 80, 8, wood)
  );
}

import { darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';
import { arch, type Finish, GROUND_FLOOR, pointedArch } from './building.ts';

interface WallFace {
  readonly left: number;
  readonly wide: number;
  readonly foot: number;
}

type Style = (face: WallFace & { readonly middle: number }, finish: Finish, inside: string) => string;

/** The ground floor of a hotel: glass, an arcade, awnings, stone or a gate. */
export function entrance({ palette }: Stage, style: string, face: WallFace, finish: Finish): string {
  const inside = palette.night ? finish.lamp : mix(finish.glass, '#ffd9a0', 0.35);
  return STYLES[style]?.({ ...face, middle: face.left + face.wide / 2 }, finish, inside) ?? '';
}

const STYLES: Readonly<Record<string, Style>> = {
  glass: ({ left, wide, foot, middle }, finish, inside) =>
    rectangle(left + 8, foot - 46, wide - 16, 46, inside) +
    strokedPath(
      drawEvery(left + 8, wide - 16, 30, (x) => `M${pixelText(x)} ${foot - 46}v46`),
      finish.wall,
      3,
    ) +
    rectangle(middle - 46, foot - 50, 92, 8, darken(finish.roof, 0.1)) +
    rectangle(middle - 16, foot - 40, 32, 40, darken(finish.glass, 0.35)) +
    rectangle(middle - 1, foot - 40, 2, 40, inside),
  arcade: ({ left, wide, foot }, _, inside) => {
    const arches = drawEvery(left + 4, wide - 8, 44, (x) => arch(x + 6, foot, 32, 44));
    return (
      filledPath(arches, darken(inside, 0.35)) +
      filledPath(
        drawEvery(left + 4, wide - 8, wide > 400 ? 176 : 88, (x) => arch(x + 11, foot, 22, 34)),
        inside,
      )
    );
  },
  awnings: ({ left, wide, foot, middle }, finish, inside) =>
    rectangle(left + 8, foot - 34, wide - 16, 34, inside) +
    filledPath(
      drawEvery(left + 6, wide - 12, 20, (x) => `M${pixelText(x)} ${foot - 44}h20v14a10 9 0 0 1-20 0z`),
      '#fff8ec',
    ) +
    filledPath(
      drawEvery(left + 6, wide - 12, 40, (x) => `M${pixelText(x)} ${foot - 44}h20v14a10 9 0 0 1-20 0z`),
      finish.accent,
    ) +
    rectangle(middle - 14, foot - 34, 28, 34, darken(finish.glass, 0.4)) +
    rectangle(middle - 11, foot - 30, 22, 18, inside),
  stone: ({ left, wide, foot, middle }, finish, inside) =>
    rectangle(left - 4, foot - GROUND_FLOOR, wide + 8, GROUND_FLOOR, mix('#8d8a84', finish.glass, 0.25)) +
    strokedPath(
      drawEvery(
        left,
        wide,
        34,
        (x) =>
          `M${pixelText(x + 3)} ${foot - 46}h20M${pixelText(x + 14)} ${foot - 30}h18M${pixelText(x + 2)} ${foot - 14}h16`,
      ),
      '#fff',
      3,
      ' opacity=".18"',
    ) +
    filledPath(
      drawEvery(left + 8, wide - 16, 60, (x) => arch(x + 14, foot - 8, 28, 34)),
      inside,
    ) +
    filledPath(arch(middle - 20, foot, 40, 48), darken(finish.glass, 0.45)) +
    filledPath(arch(middle - 14, foot, 28, 40), inside),
  gate: ({ foot, middle }, finish, inside) =>
    filledPath(pointedArch(middle - 34, foot, 68, 92), lighten(finish.wall, 0.25)) +
    filledPath(pointedArch(middle - 26, foot, 52, 76), darken(finish.wall, 0.45)) +
    filledPath(pointedArch(middle - 18, foot, 36, 58), inside),
  door: ({ foot, middle, left, wide }, finish, inside) =>
    filledPath(
      drawEvery(left + 10, wide - 20, 52, (x) => `M${pixelText(x + 12)} ${foot - 42}h28v28h-28z`),
      inside,
    ) +
    rectangle(middle - 18, foot - 44, 36, 44, lighten(finish.wall, 0.5)) +
    rectangle(middle - 13, foot - 39, 26, 39, finish.accent) +
    rectangle(middle - 26, foot - 5, 52, 5, lighten(finish.wall, 0.35)),
};

/** A path's part at each step across a width; parts that don't fit are left out. */
function drawEvery(from: number, width: number, step: number, draw: (x: number) => string): string {
  const count = Math.floor(width / step);
  const start = from + (width - count * step) / 2;
  return Array.from({ length: count }, (_, index) => draw(start + index * step)).join('');
}

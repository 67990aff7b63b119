import { type Colour, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

interface TownHouse {
  readonly x: number;
  /** Its lower end, in pixels from the top. */
  readonly quay: number;
  readonly wide: number;
  readonly paint: Colour;
}

/** A painted house of three to five floors: tiles or a gable, shutters, a door, perhaps an awning. */
export function townHouse({ palette, random }: Stage, { x, quay, wide, paint }: TownHouse): string {
  const floors = random.whole(3, 4);
  const height = floors * 38 + 26;
  const top = quay - height;
  const light = palette.night ? mix(paint, palette.ink, 0.58) : mix(paint, palette.haze, 0.16);
  const tiles = mix(palette.night ? mix('#b4533c', palette.ink, 0.5) : '#b4533c', palette.haze, 0.12);
  const columns = Math.round((wide - 14) / 36);
  const panes: string[] = [];
  const shutters: string[] = [];
  for (let floor = 0; floor < floors - 1; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, y] = [x + 18 + column * 36, top + 18 + floor * 38];
      panes.push(`M${pixelText(left)} ${pixelText(y)}h14v20h-14z`);
      shutters.push(
        `M${pixelText(left - 6)} ${pixelText(y)}h5v20h-5zM${pixelText(left + 15)} ${pixelText(y)}h5v20h-5z`,
      );
    }
  }
  const glass = palette.night ? palette.accent : mix(palette.ink, paint, 0.25);
  return (
    rectangle(x, top, wide, height, light) +
    rectangle(x + wide - 7, top, 7, height, '#000', ' opacity=".1"') +
    roof(random.whole(0, 2), x, top, wide, tiles, light) +
    filledPath(panes.join(''), glass, palette.night ? ' opacity=".9"' : '') +
    filledPath(shutters.join(''), mix(random.pick(SHUTTER_COLOURS), palette.ink, palette.night ? 0.5 : 0.05)) +
    groundFloor(random.chance(0.55), x, quay, wide, mix(palette.ink, paint, 0.2), palette.accent)
  );
}

const SHUTTER_COLOURS: readonly Colour[] = ['#3f7d78', '#4a6fa5', '#7a8f4a', '#8c4a3c', '#f7f3ea'];

function roof(style: number, x: number, top: number, width: number, tiles: Colour, wall: Colour): string {
  if (style === 0)
    return filledPath(`M${pixelText(x - 4)} ${pixelText(top)}l12-24h${pixelText(width - 16)}l12 24z`, tiles);
  if (style === 1)
    return filledPath(
      `M${pixelText(x - 4)} ${pixelText(top)}l${pixelText(width / 2 + 4)}-36l${pixelText(width / 2 + 4)} 36z`,
      tiles,
    );
  const step = width / 8;
  const up = `v-11h${pixelText(step)}`;
  const down = `h${pixelText(step)}v11`;
  return filledPath(
    `M${pixelText(x)} ${pixelText(top)}${up}${up}${up}v-9h${pixelText(step * 2)}v9${down}${down}${down}z`,
    wall,
  );
}

function groundFloor(shop: boolean, x: number, quay: number, width: number, dark: Colour, awning: Colour): string {
  const middle = x + width / 2;
  if (!shop) return filledPath(`M${pixelText(middle - 9)} ${quay}v-22a9 9 0 0 1 18 0v22z`, dark);
  const stripes = Array.from({ length: Math.floor((width - 12) / 12) }, (_, index) =>
    index % 2 ? `M${pixelText(x + 6 + index * 12)} ${quay - 36}h12v11a6 6 0 0 1-12 0z` : '',
  );
  return (
    rectangle(x + 8, quay - 28, width - 16, 28, dark) +
    filledPath(`M${pixelText(x + 6)} ${quay - 36}h${pixelText(width - 12)}v10h${pixelText(12 - width)}z`, '#fff8ec') +
    filledPath(stripes.join(''), awning)
  );
}

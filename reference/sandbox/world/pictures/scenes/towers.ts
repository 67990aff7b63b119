import { type Colour, darken, mix } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

interface TowerRow {
  /** The lower end of the towers, in pixels from the top. */
  readonly quay: number;
  /** The lower end of their walls, if that is lower. */
  readonly foot?: number;
  readonly tallest: number;
  /** The number of windows in a row on the thinnest and the widest tower. */
  readonly wide: readonly [thinnest: number, widest: number];
  readonly fill: Colour;
  /** The pattern of their windows, if they are near enough to be visible. */
  readonly windows?: string | undefined;
}

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** A window with the wall around it, in pixels: towers are whole numbers of them, so none is cut in two. */
const WINDOW_CELL_PX = { wide: 10, tall: 13 };

/** A row of towers across the picture, in few paths: walls of two tones, shaded sides, windows. */
export function towers(
  { width, random, palette }: Stage,
  { quay, foot = quay, tallest, wide, fill, windows }: TowerRow,
): string {
  const row: Tower[] = [];
  const middle = random.between(0.3, 0.7);
  for (let x = -WINDOW_CELL_PX.wide; x < width; ) {
    const across = random.whole(...wide) * WINDOW_CELL_PX.wide;
    // Cities rise towards their middle.
    const share = Math.max(0.24, 1 - Math.abs((x + across / 2) / width - middle) * 1.1);
    const y = Math.round((quay - tallest * share * random.between(0.5, 1)) / WINDOW_CELL_PX.tall) * WINDOW_CELL_PX.tall;
    row.push({ x, y, wide: across, tall: foot - y });
    x += across + (random.chance(0.4) ? WINDOW_CELL_PX.wide : 0);
  }
  const walls = row.map((tower) => towerPath(tower) + random.pick(ROOFS)(tower));
  const everyOther = (wallsFor: number): string => walls.filter((_, index) => index % 2 === wallsFor).join('');
  const randomPosition = filledPath(everyOther(0), fill) + filledPath(everyOther(1), darken(fill, 0.1));
  if (windows === undefined) return randomPosition;
  const shaded = row.map((tower) => towerPath({ ...tower, x: tower.x + tower.wide * 0.7, wide: tower.wide * 0.3 }));
  const glazed = row.map((tower) => towerPath({ ...tower, y: tower.y + 6, tall: tower.tall - 6 }));
  return (
    randomPosition +
    filledPath(shaded.join(''), '#000', ` opacity="${palette.night ? '.22' : '.12'}"`) +
    filledPath(glazed.join(''), `url(#${windows})`)
  );
}

/** Two patterns of windows, some of them lit: `far` and `near`. */
export function windowPatterns({ palette, random }: Stage): string {
  const lamp = palette.night ? palette.accent : mix(palette.sun, '#ffffff', 0.3);
  const pattern = (id: string, opacity: number): string => {
    const panes = Array.from({ length: 70 }, (_, index) =>
      random.chance(0.5) ? `M${(index % 7) * 10 + 2} ${Math.floor(index / 7) * 13 + 3}h6v7h-6z` : '',
    );
    return (
      `<pattern id="${id}" width="70" height="130" patternUnits="userSpaceOnUse">` +
      `${filledPath(panes.join(''), lamp, ` opacity="${opacity}"`)}</pattern>`
    );
  };
  return palette.night ? pattern('far', 0.45) + pattern('near', 0.9) : pattern('far', 0.26) + pattern('near', 0.5);
}

const towerPath = ({ x, y, wide, tall }: Tower): string =>
  `M${pixelText(x)} ${pixelText(y)}h${pixelText(wide)}v${pixelText(tall)}h${pixelText(-wide)}z`;

/** The structures on a tower's flat roof. */
const ROOFS: readonly ((tower: Tower) => string)[] = [
  () => '',
  () => '',
  ({ x, y, wide }) => `M${pixelText(x + wide * 0.18)} ${y}v-14h${pixelText(wide * 0.64)}v14z`,
  ({ x, y, wide }) => `M${x} ${y}l${wide}-${pixelText(wide * 0.5)}v${pixelText(wide * 0.5)}z`,
  ({ x, y, wide }) =>
    `M${x} ${y}l${pixelText(wide / 2)}-${pixelText(wide * 0.8)}l${pixelText(wide / 2)} ${pixelText(wide * 0.8)}z`,
  ({ x, y, wide }) => `M${x} ${y}a${pixelText(wide / 2)} ${pixelText(wide / 2)} 0 0 1 ${wide} 0z`,
  ({ x, y, wide }) => `M${pixelText(x + wide / 2 - 1.5)} ${y}v-34h3v34z`,
  ({ x, y, wide }) => {
    const [step, mast] = [pixelText(wide * 0.18), pixelText(wide * 0.1)];
    return `M${pixelText(x + wide * 0.2)} ${y}v-18h${step}v-16h${mast}v-38h3v38h${mast}v16h${step}v18z`;
  },
];

import { mix } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

/** The landmark of a town seen from far away: its bell tower, its dome, or its castle. */
export function landmark({ width, palette, random }: Stage, quay: number): string {
  const wall = mix(mix(palette.sand, palette.haze, 0.25), palette.ink, 0.12);
  const stone = { wall, roof: mix(palette.accent, palette.ink, 0.3), dark: mix(palette.sand, palette.ink, 0.7) };
  const build = random.pick([bellTower, dome, castle]);
  return `<g transform="translate(${pixelText(random.between(0.25, 0.75) * width)} ${quay - 210})">${build(stone)}</g>`;
}

interface StoneColours {
  readonly wall: string;
  readonly roof: string;
  readonly dark: string;
}

const shadedPath = (path: string): string => filledPath(path, '#000', ' opacity=".14"');

function bellTower({ wall, roof, dark }: StoneColours): string {
  return (
    filledPath('M-24 210V-90H24V210Z', wall) +
    shadedPath('M6-90H24V210H6Z') +
    filledPath('M-30-90H30V-82H-30ZM-28-18H28V-12H-28Z', dark, ' opacity=".5"') +
    filledPath('M-12-40V-64A12 12 0 0 1 12-64V-40ZM-5 40v-22a5 5 0 0 1 10 0v22zM-5 100v-22a5 5 0 0 1 10 0v22z', dark) +
    filledPath('M-30-90L0-168L30-90Z', roof) +
    shadedPath('M0-168L30-90H7Z') +
    filledPath('M-1.5-162V-196H1.5V-162ZM2-196L20-190L2-184Z', dark)
  );
}

function dome({ wall, roof, dark }: StoneColours): string {
  const arches = [-50, -18, 14, 46].map((left) => `M${left - 6}-10v-12a6 6 0 0 1 12 0v12z`);
  return (
    filledPath('M-96 210V-6H96V210ZM-66-6V-34H66V-6Z', wall) +
    shadedPath('M30-34H66V-6H96V210H30Z') +
    filledPath('M-66-34C-66-116-22-140 0-146C22-140 66-116 66-34Z', roof) +
    shadedPath('M0-146C22-140 66-116 66-34H20C30-90 16-124 0-146Z') +
    filledPath('M-13-142V-166H13V-142Q0-150-13-142Z', wall) +
    filledPath('M-15-166Q0-196 15-166ZM-1.5-182V-206H1.5V-182ZM-4-206a4 4 0 0 1 8 0a4 4 0 0 1-8 0Z', dark) +
    filledPath(arches.join(''), dark, ' opacity=".6"')
  );
}

function castle({ wall, roof, dark }: StoneColours): string {
  const teeth = (x: number, y: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `M${x + index * 16} ${y}v-9h9v9z`).join('');
  return (
    filledPath(`M-150 210V-10H150V210Z${teeth(-146, -10, 19)}`, wall) +
    filledPath('M-122 210V-70H-70V210ZM74 210V-52H122V210ZM-28 210V-92H28V210Z', mix(wall, dark, 0.14)) +
    filledPath('M-130-70L-96-132L-62-70ZM66-52L98-108L130-52Z', roof) +
    filledPath(teeth(-26, -92, 4), mix(wall, dark, 0.14)) +
    shadedPath('M-84-70H-70V210H-84ZM108-52H122V210H108ZM14-92H28V210H14ZM-96-132L-62-70H-82ZM98-108L130-52H112Z') +
    filledPath('M-5-40v-16a5 5 0 0 1 10 0v16zM-101-30v-16a5 5 0 0 1 10 0v16zM93-14v-16a5 5 0 0 1 10 0v16z', dark) +
    filledPath('M-1.5-92V-136H1.5V-92ZM2-136L26-128L2-119Z', dark)
  );
}

import { type Colour, mix } from '../drawing/colour.ts';
import { px, shape } from '../drawing/draw.ts';
import { fine, type Stage } from '../drawing/stage.ts';

const shade = ({ palette }: Stage, share: number): Colour => mix(palette.haze, palette.ink, share);

/** A row of towers down to the bottom, with windows down to a line. */
export function skylineRow(stage: Stage, horizon: number, tallest: number, depth: number): string {
  const { width, height, random, palette } = stage;
  let walls = `M-10 ${height}`;
  let panes = '';
  for (let x = -10; x < width; ) {
    const wide = random.whole(4, 9) * 10;
    const top = horizon - tallest * random.between(0.35, 1);
    const half = wide / 2;
    walls += random.chance(0.25) ? `V${px(top)}h${half}v-40h3v40h${half - 3}` : `V${px(top)}h${wide}`;
    for (let y = top + 14; y < horizon - 20; y += 34) panes += `M${px(x + 10)} ${px(y)}h${wide - 22}`;
    x += wide;
  }
  const lamp = palette.night ? palette.accent : '#ffffff';
  const dashes = ` stroke="${lamp}" stroke-width="7" stroke-dasharray="6 9" opacity="${palette.night ? '.6' : '.32'}"`;
  return shape(`${walls}V${height}Z`, shade(stage, depth)) + fine(stage, shape(panes, 'none', dashes));
}

/** Roofs of a town with a dome or a tower among them. */
export function roofs(stage: Stage, horizon: number): string {
  const { width, height, palette, random } = stage;
  let [walls, tiles] = ['', ''];
  for (let x = -20; x < width; ) {
    const [wide, top] = [random.between(70, 110), horizon - random.between(40, 110)];
    walls += `M${px(x)} ${px(top)}h${px(wide)}V${height}h${px(-wide)}z`;
    tiles += `M${px(x - 5)} ${px(top)}l${px(wide / 2 + 5)}-${px(wide * 0.36)}l${px(wide / 2 + 5)} ${px(wide * 0.36)}z`;
    x += wide - 4;
  }
  const far = mix(palette.sand, palette.haze, 0.45);
  const tile = mix(mix('#bb5a41', palette.haze, 0.4), palette.ink, palette.night ? 0.45 : 0.1);
  const at = random.between(0.2, 0.8) * width;
  const landmark = random.chance(0.5)
    ? `M${px(at - 44)} ${px(horizon - 110)}v-50a44 44 0 0 1 37-43v-26h14v26a44 44 0 0 1 37 43v50z`
    : `M${px(at - 20)} ${px(horizon - 90)}v-120l20-52l20 52v120z`;
  return (
    shape(landmark, mix(tile, palette.haze, 0.4)) +
    shape(walls, mix(far, palette.ink, palette.night ? 0.4 : 0.16)) +
    shape(tiles, tile)
  );
}

/** The nearer roofs of a town that one looks down on, with windows below them. */
export function nearRoofs(stage: Stage, foot: number): string {
  const { width, height, palette, random } = stage;
  let [walls, tiles, panes] = ['', '', ''];
  for (let x = -30; x < width; ) {
    const [wide, top] = [random.whole(3, 5) * 34, foot - random.between(20, 90)];
    walls += `M${px(x)} ${px(top)}h${wide}V${height}h-${wide}z`;
    tiles += `M${px(x - 6)} ${px(top)}l14-34h${wide - 16}l14 34z`;
    panes += [30, 76].map((down) => `M${px(x + 14)} ${px(top + down)}h${wide - 24}`).join('');
    x += wide;
  }
  const wall = mix(mix('#ecd2a4', palette.haze, 0.25), palette.ink, palette.night ? 0.5 : 0.06);
  const lamp = palette.night ? palette.accent : mix(palette.ink, wall, 0.4);
  return (
    shape(walls, wall) +
    shape(tiles, mix(mix('#bb5a41', palette.haze, 0.2), palette.ink, palette.night ? 0.4 : 0.06)) +
    shape(panes, 'none', ` stroke="${lamp}" stroke-width="24" stroke-dasharray="13 21"`)
  );
}

import { type Colour, darker, mix } from '../drawing/colour.ts';
import { px, shape } from '../drawing/draw.ts';
import { fine, type Stage } from '../drawing/stage.ts';

/** A colour in the light of the hour. */
export const lit = ({ palette }: Stage, colour: Colour): Colour =>
  palette.night ? mix(colour, palette.ink, 0.5) : mix(colour, palette.haze, 0.14);

/** Lines that run together far away, as between slabs. */
export function tiles(stage: Stage, foot: number, line: Colour): string {
  const { width, height } = stage;
  const across = [0.1, 0.28, 0.56].map((at) => `M0 ${px(foot + at * (height - foot) * 1.6)}H${width}`);
  const away = Array.from(
    { length: 11 },
    (_, index) => `M${px(150 + index * 50)} ${foot}L${px(-350 + index * 150)} ${height}`,
  );
  return fine(stage, shape(across.join('') + away.join(''), 'none', ` stroke="${line}" stroke-width="2.5"`));
}

/** The pattern of a promenade. */
export function waves(stage: Stage, y: number, colour: Colour): string {
  const wave = Array.from({ length: 10 }, () => 'q20-16 40 0t40 0').join('');
  return fine(
    stage,
    shape(`M0 ${px(y)}${wave}M0 ${px(y + 22)}${wave}`, 'none', ` stroke="${colour}" stroke-width="6"`),
  );
}

/** A railing across the picture. */
export function railing({ width }: Stage, y: number, colour: Colour): string {
  const posts = Array.from({ length: 21 }, (_, index) => `M${px((index / 20) * width)} ${px(y)}v36`);
  return shape(
    `M0 ${px(y)}h${width}M0 ${px(y + 16)}h${width}${posts.join('')}`,
    'none',
    ` stroke="${colour}" stroke-width="4"`,
  );
}

/** Street lamps, lit at night. */
export function lamps({ width, palette }: Stage, foot: number, places: readonly number[]): string {
  const lamp = palette.night ? palette.accent : '#fff7e0';
  return places
    .map((at) => {
      const x = px(at * width);
      const halo = palette.night
        ? `<circle cx="${x}" cy="${foot - 104}" r="34" fill="${palette.accent}" opacity=".22"/>`
        : '';
      return `${halo}${shape(`M${x} ${foot}v-96`, 'none', ` stroke="${palette.ink}" stroke-width="5"`)}<circle cx="${x}" cy="${foot - 104}" r="10" fill="${lamp}"/>`;
    })
    .join('');
}

/** Hedges to both sides of a path. */
export function hedges({ width }: Stage, y: number, colour: Colour): string {
  const bushes = Array.from({ length: 12 }, (_, index) => {
    const x = (index / 11) * width;
    return Math.abs(x - width / 2) < 70 ? '' : `M${px(x - 36)} ${px(y + 14)}a36 24 0 0 1 72 0z`;
  });
  return shape(bushes.join(''), colour);
}

/** A car that passes. */
export function taxi(stage: Stage, y: number): string {
  const { palette, random } = stage;
  const x = random.between(90, 520);
  const paint = lit(stage, random.pick(['#f0b72f', '#f7f4ee', '#3d6f96', '#b23a48']));
  const glass = mix(palette.ink, '#9fc3d6', palette.night ? 0.15 : 0.45);
  return (
    `<g transform="translate(${px(x)} ${px(y)})">` +
    shape('M0 26q-2-22 26-26l26-24q6-5 14-5h46q10 0 18 8l18 20q30 2 32 14v14z', paint) +
    shape('M36-2l20-18h22v18zM86-20h24q8 0 12 5l12 13h-48z', glass) +
    `<circle cx="40" cy="26" r="14" fill="${darker(palette.ink, 0.3)}"/><circle cx="142" cy="26" r="14" fill="${darker(palette.ink, 0.3)}"/>` +
    `<circle cx="40" cy="26" r="6" fill="#cfd4d8"/><circle cx="142" cy="26" r="6" fill="#cfd4d8"/></g>`
  );
}

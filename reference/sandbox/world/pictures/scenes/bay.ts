import { type Colour, mix } from '../drawing/colour.ts';
import { disc, filledPath, type Point, px } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

/** Cliffs to one side, with white houses on them. */
export function bay(stage: Stage, horizon: number): string {
  const { width, height, palette, random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number): number => (side > 0 ? x * width : width - x * width);
  const cliff = (far: number, top: number, foot: number): string =>
    `M${px(at(-0.02))} ${px(top)}L${px(at(far * 0.45))} ${px(top + 18)}L${px(at(far * 0.7))} ${px(top + 70)}` +
    `L${px(at(far * 0.86))} ${px(top + 84)}L${px(at(far))} ${px(foot)}L${px(at(-0.02))} ${px(foot + 20)}Z`;
  const dark = mix(palette.haze, palette.ink, 0.9);
  const reach = random.between(0.26, 0.36);
  const houses = Array.from({ length: 11 }, (_, index) => {
    const share = index / 11;
    const [x, wide] = [0.01 + share * 0.27, random.between(20, 32)];
    const tall = random.between(18, 36);
    const top = horizon - 52 + share * 62 - tall;
    const left = at(x) - (side > 0 ? 0 : wide);
    const wall = mix('#ffffff', palette.haze, random.between(0.05, 0.3));
    const roof = random.chance(0.4) ? disc(left + wide / 2, top, wide / 2, palette.accent) : '';
    const pane = `<path d="M${px(left + wide / 2 - 3)} ${px(top + 9)}h6v9h-6z" fill="${palette.night ? palette.accent : palette.ink}" opacity=".7"/>`;
    return `${roof}<path d="M${px(left)} ${px(top)}h${px(wide)}v${px(tall + 26)}h${px(-wide)}z" fill="${wall}"/>${pane}`;
  });
  return (
    filledPath(cliff(0.54, horizon - 58, horizon + 60), mix(palette.haze, palette.ink, 0.42)) +
    houses.join('') +
    filledPath(cliff(0.44, horizon - 8, horizon + 120), mix(palette.haze, palette.ink, 0.68)) +
    filledPath(cliff(reach, horizon + 80, height + 30), dark) +
    garden(stage, (share) => [at(share * reach), horizon + 84 + share * 40], dark)
  );
}

/** Cypresses, bushes and blossom along the top of the nearest cliff. */
function garden({ palette, random }: Stage, along: (share: number) => Point, dark: Colour): string {
  const blossom = mix(palette.accent, dark, 0.25);
  const plants = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = along((index / 12) * 0.66);
    if (index % 5 === 1) {
      const [tall, half] = [random.between(60, 96), random.between(8, 12)];
      return filledPath(
        `M${px(x)} ${px(y - tall)}Q${px(x + half * 1.6)} ${px(y - tall * 0.3)} ${px(x + half)} ${px(y + 12)}` +
          `H${px(x - half)}Q${px(x - half * 1.6)} ${px(y - tall * 0.3)} ${px(x)} ${px(y - tall)}Z`,
        dark,
      );
    }
    return disc(x, y, random.between(9, 17), index % 3 ? dark : blossom);
  });
  return plants.join('');
}

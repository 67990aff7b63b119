import { type Colour, mix } from '../drawing/colour.ts';
import { disc, filledPath, type Point, pixelText } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';

/** Cliffs to one side, with white houses on them. */
export function bay(stage: Stage, horizon: number): string {
  const { width, height, palette, random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const xAt = (x: number): number => (side > 0 ? x * width : width - x * width);
  const cliff = (far: number, top: number, foot: number): string =>
    `M${pixelText(xAt(-0.02))} ${pixelText(top)}L${pixelText(xAt(far * 0.45))} ${pixelText(top + 18)}L${pixelText(xAt(far * 0.7))} ${pixelText(top + 70)}` +
    `L${pixelText(xAt(far * 0.86))} ${pixelText(top + 84)}L${pixelText(xAt(far))} ${pixelText(foot)}L${pixelText(xAt(-0.02))} ${pixelText(foot + 20)}Z`;
  const dark = mix(palette.haze, palette.ink, 0.9);
  const reach = random.between(0.26, 0.36);
  const houses = Array.from({ length: 11 }, (_, index) => {
    const share = index / 11;
    const [x, wide] = [0.01 + share * 0.27, random.between(20, 32)];
    const tall = random.between(18, 36);
    const top = horizon - 52 + share * 62 - tall;
    const leftX = xAt(x) - (side > 0 ? 0 : wide);
    const wall = mix('#ffffff', palette.haze, random.between(0.05, 0.3));
    const roof = random.chance(0.4) ? disc(leftX + wide / 2, top, wide / 2, palette.accent) : '';
    const pane = `<path d="M${pixelText(leftX + wide / 2 - 3)} ${pixelText(top + 9)}h6v9h-6z" fill="${palette.night ? palette.accent : palette.ink}" opacity=".7"/>`;
    return `${roof}<path d="M${pixelText(leftX)} ${pixelText(top)}h${pixelText(wide)}v${pixelText(tall + 26)}h${pixelText(-wide)}z" fill="${wall}"/>${pane}`;
  });
  return (
    filledPath(cliff(0.54, horizon - 58, horizon + 60), mix(palette.haze, palette.ink, 0.42)) +
    houses.join('') +
    filledPath(cliff(0.44, horizon - 8, horizon + 120), mix(palette.haze, palette.ink, 0.68)) +
    filledPath(cliff(reach, horizon + 80, height + 30), dark) +
    garden(stage, (share) => [xAt(share * reach), horizon + 84 + share * 40], dark)
  );
}

/** Cypresses, bushes and blossom along the top of the nearest cliff. */
function garden({ palette, random }: Stage, along: (share: number) => Point, dark: Colour): string {
  const blossom = mix(palette.accent, dark, 0.25);
  const plants = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = along((index / 12) * 0.66);
    if (index % 5 === 1) {
      const [height, half] = [random.between(60, 96), random.between(8, 12)];
      return filledPath(
        `M${pixelText(x)} ${pixelText(y - height)}Q${pixelText(x + half * 1.6)} ${pixelText(y - height * 0.3)} ${pixelText(x + half)} ${pixelText(y + 12)}` +
          `H${pixelText(x - half)}Q${pixelText(x - half * 1.6)} ${pixelText(y - height * 0.3)} ${pixelText(x)} ${pixelText(y - height)}Z`,
        dark,
      );
    }
    return disc(x, y, random.between(9, 17), index % 3 ? dark : blossom);
  });
  return plants.join('');
}

import type { SeededRandom } from '../../seeded-random.ts';
import type { Colour } from '../drawing/colour.ts';
import { filledPath, pixelText } from '../drawing/draw.ts';

interface Palm {
  readonly x: number;
  /** Its lower end, in pixels from the top. */
  readonly foot: number;
  readonly tall: number;
  /** The horizontal offset of its crown, in pixels; negative to the left. */
  readonly lean: number;
  readonly fill: Colour;
}

/** A palm: a bending trunk, and fronds that fall to both sides. */
export function palm(random: SeededRandom, { x, foot, tall, lean, fill }: Palm): string {
  const [topX, topY] = [x + lean, foot - tall];
  const thick = tall * 0.021;
  const bend = `${pixelText(x + lean * 0.15)} ${pixelText(foot - tall * 0.6)}`;
  const trunk =
    `M${pixelText(x - thick * 1.6)} ${pixelText(foot)}Q${bend} ${pixelText(topX - thick * 0.5)} ${pixelText(topY)}` +
    `h${pixelText(thick)}Q${pixelText(x + lean * 0.15 + thick * 2)} ${pixelText(foot - tall * 0.55)} ${pixelText(x + thick * 2)} ${pixelText(foot)}Z`;
  const fronds = [-176, -154, -126, -100, -62, -36, -12, 4].map((angle) =>
    frond(topX, topY, angle + random.between(-8, 8), tall * random.between(0.36, 0.48)),
  );
  return filledPath(trunk + fronds.join(''), fill);
}

/** A leaf that grows from the crown at an angle (degrees, -90 is up) and bends down under its weight. */
function frond(x: number, y: number, angle: number, length: number): string {
  const turned = (angle * Math.PI) / 180;
  const [alongX, alongY] = [Math.cos(turned), Math.sin(turned)];
  const [endX, endY] = [x + alongX * length, y + alongY * length * 0.62 + length * 0.5];
  const [overX, overY] = [x + alongX * length * 0.72, y + alongY * length * 0.85 - length * 0.1];
  const [underX, underY] = [x + alongX * length * 0.5, y + alongY * length * 0.6 + length * 0.16];
  return (
    `M${pixelText(x)} ${pixelText(y)}Q${pixelText(overX)} ${pixelText(overY)} ${pixelText(endX)} ${pixelText(endY)}` +
    `Q${pixelText(underX)} ${pixelText(underY)} ${pixelText(x)} ${pixelText(y + length * 0.05)}Z`
  );
}

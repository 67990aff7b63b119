import { disc, glow, pixelText, rectangle, verticalGradient } from '../drawing/draw.ts';
import { fineDetail, type Paint, type Stage } from '../drawing/stage.ts';

interface SkyOptions {
  /** Where the sky meets land or sea, in pixels from the top. */
  readonly horizon: number;
  /** The position of the sun or moon across (0 to 1) and down to the horizon (0 to 1). */
  readonly sunAt: readonly [across: number, down: number];
  readonly sunSize?: number;
  /** Whether it has no clouds, birds and stars. */
  readonly isClear?: boolean;
}

/** The sky down to the horizon (and behind everything below it): light, sun or moon, stars, clouds, birds. */
export function sky(stage: Stage, { horizon, sunAt, sunSize = 44, isClear = false }: SkyOptions): Paint {
  const { width, height, palette } = stage;
  const [x, y] = [sunAt[0] * width, sunAt[1] * horizon];
  return {
    defs: verticalGradient('sky', palette.sky) + glow('glow', palette.sun, 0.7),
    body:
      rectangle(0, 0, width, height, palette.sky.at(-1) ?? palette.haze) +
      rectangle(0, 0, width, horizon + 2, 'url(#sky)') +
      (palette.night && !isClear ? fineDetail(stage, stars(stage, horizon)) : '') +
      disc(x, y, sunSize * 4.6, 'url(#glow)') +
      disc(x, y, sunSize, palette.sun) +
      (isClear ? '' : clouds(stage, horizon)) +
      (palette.night || isClear ? '' : fineDetail(stage, birds(stage, horizon))),
  };
}

function stars({ width, random }: Stage, horizon: number): string {
  const points = Array.from({ length: 18 }, () => {
    const [x, y] = [random.between(0, width), random.between(0, horizon * 0.6)];
    return `M${pixelText(x)} ${pixelText(y)}h0`;
  });
  return `<path d="${points.join('')}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".55"/>`;
}

/** Clouds of three rounded bars each. */
function clouds({ width, palette, random }: Stage, horizon: number): string {
  const count = random.whole(2, 4);
  const bars = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.1, 0.9)) / count) * width;
    const y = random.between(0.1, 0.52) * horizon;
    const length = random.between(80, 175);
    return (
      `M${pixelText(x - length / 2)} ${pixelText(y)}h${pixelText(length)}` +
      `M${pixelText(x - length * random.between(0.1, 0.3))} ${pixelText(y - 10)}h${pixelText(length * 0.5)}` +
      `M${pixelText(x - length * random.between(0.4, 0.75))} ${pixelText(y + 11)}h${pixelText(length * 0.7)}`
    );
  });
  const stroke = `stroke="${palette.cloud}" stroke-width="14" stroke-linecap="round"`;
  return `<path d="${bars.join('')}" ${stroke} opacity="${palette.night ? '.28' : '.62'}"/>`;
}

function birds({ width, palette, random }: Stage, horizon: number): string {
  if (random.chance(0.4)) return '';
  const [x, y] = [random.between(0.15, 0.8) * width, random.between(0.3, 0.6) * horizon];
  const flock = Array.from({ length: random.whole(3, 5) }, (_, index) => {
    const [leftX, top, size] = [x + index * 24, y + random.between(-14, 14), random.between(6, 10)];
    const wing = `q${pixelText(size / 2)} ${pixelText(-size / 2)} ${pixelText(size)} 0`;
    return `M${pixelText(leftX)} ${pixelText(top)}${wing}${wing}`;
  });
  return `<path d="${flock.join('')}" fill="none" stroke="${palette.ink}" stroke-width="2" opacity=".5"/>`;
}

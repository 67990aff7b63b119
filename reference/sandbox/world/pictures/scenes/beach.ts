import { lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, softLine } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';
import { palm } from './palm.ts';

/** Sand with foam along it, a parasol, and palms at the side. */
export function beach(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const mirrorX = (x: number): number => (side > 0 ? x : width - x);
  const shore = (lift: number): string =>
    `M${softLine([
      [mirrorX(-20), height * 0.8 - lift],
      [mirrorX(width * 0.34), height * 0.85 - lift],
      [mirrorX(width * 0.7), height * 0.93 - lift],
      [mirrorX(width + 20), height * 0.975 - lift * 0.6],
    ])}V${height + 1}H${pixelText(mirrorX(-20))}Z`;
  const dark = mix(palette.haze, palette.ink, 0.92);
  const crown = { foot: height * 0.93, fill: dark };
  return (
    filledPath(shore(26), lighten(palette.water[0] ?? palette.haze, 0.25), ' opacity=".55"') +
    filledPath(shore(11), '#ffffff', ' opacity=".8"') +
    filledPath(shore(0), palette.sand) +
    parasol(stage, mirrorX(width * random.between(0.36, 0.5)), height * 0.915) +
    palm(random, { ...crown, x: mirrorX(width * 0.1), tall: height * 0.62, lean: side * width * 0.12 }) +
    palm(random, { ...crown, x: mirrorX(width * 0.03), tall: height * 0.48, lean: side * width * 0.05 }) +
    filledPath(
      `M${pixelText(mirrorX(-60))} ${pixelText(height * 0.94)}Q${pixelText(mirrorX(60))} ${pixelText(height * 0.895)} ${pixelText(mirrorX(190))} ${pixelText(height * 0.945)}Z`,
      mix(palette.sand, palette.ink, 0.14),
    )
  );
}

function parasol({ palette }: Stage, x: number, y: number): string {
  const light = lighten(palette.accent, 0.82);
  return (
    `<g transform="translate(${pixelText(x)} ${pixelText(y)})">` +
    filledPath('M-46 26Q0 16 50 26Q0 38-46 26Z', mix(palette.sand, palette.ink, 0.35), ' opacity=".45"') +
    filledPath('M-2-34H2L3 26H-1Z', mix(palette.sand, palette.ink, 0.6)) +
    filledPath('M-46-24Q-36-66 0-68Q36-66 46-24Q0-36-46-24Z', palette.accent) +
    filledPath('M-16-29Q-14-62 0-68Q14-62 16-29Q0-33-16-29Z', light) +
    '</g>'
  );
}

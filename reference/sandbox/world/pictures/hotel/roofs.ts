import { darken, lighten } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import type { Finish } from './building.ts';

/** The wall that a roof covers. */
interface WallFace {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
}

/** A building's roof; an unknown style is a flat one. */
export function buildingRoof(style: string, face: WallFace, finish: Finish): string {
  return (ROOFS[style] ?? ROOFS['flat'])?.(face, finish) ?? '';
}

const ROOFS: Readonly<Record<string, (face: WallFace, finish: Finish) => string>> = {
  flat: ({ left, top, wide }, { wall }) => rectangle(left - 4, top - 9, wide + 8, 11, lighten(wall, 0.4)),
  garden: ({ left, top, wide }, { wall, roof }) =>
    filledPath(
      [0.1, 0.22, 0.68, 0.82, 0.92]
        .map(
          (position, index) =>
            `M${pixelText(left + wide * position - 14)} ${pixelText(top - 6)}a14 ${10 + index * 2} 0 0 1 28 0z`,
        )
        .join(''),
      '#4f7d5a',
    ) +
    strokedPath(
      `M${pixelText(left + wide * 0.34)} ${pixelText(top - 4)}v-32h${pixelText(wide * 0.28)}v32`,
      darken(roof, 0.1),
      5,
    ) +
    rectangle(left - 4, top - 9, wide + 8, 11, lighten(wall, 0.4)),
  hip: ({ left, top, wide }, { roof }) =>
    filledPath(
      `M${pixelText(left - 12)} ${pixelText(top + 2)}l${pixelText(wide * 0.16)}-44h${pixelText(wide * 0.68 + 24)}l${pixelText(wide * 0.16)} 44z`,
      roof,
    ) +
    filledPath(
      `M${pixelText(left + wide * 0.84 + 12)} ${pixelText(top - 42)}l${pixelText(wide * 0.16)} 44h-${pixelText(wide * 0.3)}z`,
      '#000',
      ' opacity=".12"',
    ) +
    rectangle(left - 12, top - 1, wide + 24, 5, darken(roof, 0.25)),
  gable: ({ left, top, wide }, { roof, wall, lamp }) => {
    const [over, rise] = [34, wide * 0.3];
    const middle = left + wide / 2;
    const line = `M${pixelText(left - over)} ${pixelText(top + 22)}L${pixelText(middle)} ${pixelText(top - rise)}L${pixelText(left + wide + over)} ${pixelText(top + 22)}`;
    return (
      filledPath(
        `M${pixelText(left)} ${pixelText(top + 1)}L${pixelText(middle)} ${pixelText(top - rise)}L${pixelText(left + wide)} ${pixelText(top + 1)}z`,
        wall,
      ) +
      rectangle(middle - 26, top - rise * 0.5, 52, rise * 0.4, darken(wall, 0.3)) +
      rectangle(middle - 20, top - rise * 0.44, 40, rise * 0.3, lamp, ' opacity=".85"') +
      strokedPath(line, darken(roof, 0.1), 18) +
      strokedPath(line, '#fff', 9, ' opacity=".8" transform="translate(0 -9)"')
    );
  },
  mansard: ({ left, top, wide }, { roof, glass, wall }) => {
    const count = Math.max(2, Math.floor(wide / 60));
    const dormers = Array.from({ length: count }, (_, index) => left + ((index + 0.5) / count) * wide);
    return (
      filledPath(
        `M${pixelText(left - 4)} ${pixelText(top + 1)}Q${pixelText(left + 4)} ${pixelText(top - 40)} ${pixelText(left + 22)} ${pixelText(top - 58)}H${pixelText(left + wide - 22)}Q${pixelText(left + wide - 4)} ${pixelText(top - 40)} ${pixelText(left + wide + 4)} ${pixelText(top + 1)}z`,
        roof,
      ) +
      filledPath(
        dormers.map((x) => `M${pixelText(x - 13)} ${pixelText(top - 6)}v-26a13 13 0 0 1 26 0v26z`).join(''),
        lighten(wall, 0.3),
      ) +
      filledPath(
        dormers.map((x) => `M${pixelText(x - 8)} ${pixelText(top - 6)}v-25a8 8 0 0 1 16 0v25z`).join(''),
        glass,
      ) +
      rectangle(left - 6, top - 3, wide + 12, 6, lighten(wall, 0.4)) +
      rectangle(left + 18, top - 62, wide - 36, 5, darken(roof, 0.25))
    );
  },
  battlements: ({ left, top, wide }, { wall }) => {
    const step = wide / Math.max(3, Math.round(wide / 26));
    const teeth = Array.from(
      { length: Math.round(wide / step) },
      (_, index) =>
        `M${pixelText(left + index * step)} ${pixelText(top + 1)}v-14l${pixelText(step * 0.3)}-9l${pixelText(step * 0.3)} 9v14z`,
    );
    return filledPath(teeth.join(''), wall) + rectangle(left, top + 6, wide, 4, darken(wall, 0.16));
  },
  dome: ({ left, top, wide }, { wall, roof }) => {
    const [radius, middle] = [Math.min(64, wide * 0.3), left + wide / 2];
    return (
      rectangle(left - 4, top - 8, wide + 8, 10, lighten(wall, 0.3)) +
      filledPath(
        `M${pixelText(middle - radius)} ${pixelText(top - 8)}a${pixelText(radius)} ${pixelText(radius)} 0 0 1 ${pixelText(radius * 2)} 0z`,
        roof,
      ) +
      filledPath(
        `M${pixelText(middle + radius * 0.2)} ${pixelText(top - 8 - radius * 0.97)}a${pixelText(radius)} ${pixelText(radius)} 0 0 1 ${pixelText(radius * 0.8)} ${pixelText(radius * 0.97)}h${pixelText(-radius * 0.5)}q0-${pixelText(radius * 0.6)} ${pixelText(-radius * 0.3)}-${pixelText(radius * 0.97)}z`,
        '#000',
        ' opacity=".12"',
      ) +
      rectangle(middle - 1.5, top - radius - 28, 3, 22, roof)
    );
  },
  thatch: ({ left, top, wide }, { roof }) => {
    const middle = left + wide / 2;
    const rise = Math.min(120, wide * 0.4);
    return (
      filledPath(
        `M${pixelText(left - 30)} ${pixelText(top + 16)}Q${pixelText(middle - wide * 0.2)} ${pixelText(top - rise * 0.5)} ${pixelText(middle - 14)} ${pixelText(top - rise)}h28Q${pixelText(middle + wide * 0.2)} ${pixelText(top - rise * 0.5)} ${pixelText(left + wide + 30)} ${pixelText(top + 16)}Q${pixelText(middle)} ${pixelText(top + 2)} ${pixelText(left - 30)} ${pixelText(top + 16)}z`,
        roof,
      ) +
      filledPath(
        `M${pixelText(middle + 14)} ${pixelText(top - rise)}Q${pixelText(middle + wide * 0.2)} ${pixelText(top - rise * 0.5)} ${pixelText(left + wide + 30)} ${pixelText(top + 16)}q${pixelText(-wide * 0.16)}-10 ${pixelText(-wide * 0.34)}-10Q${pixelText(middle + wide * 0.16)} ${pixelText(top - rise * 0.5)} ${pixelText(middle + 14)} ${pixelText(top - rise)}z`,
        '#000',
        ' opacity=".16"',
      )
    );
  },
  stepped: ({ left, top, wide }, { wall, glass }) => {
    const step = wide / 8;
    const up = `v-16h${pixelText(step)}`;
    const down = `h${pixelText(step)}v16`;
    return (
      filledPath(
        `M${pixelText(left)} ${pixelText(top + 1)}${up}${up}${up}v-14h${pixelText(step * 2)}v14${down}${down}${down}z`,
        wall,
      ) + filledPath(`M${pixelText(left + wide / 2 - 9)} ${pixelText(top - 8)}v-18a9 9 0 0 1 18 0v18z`, glass)
    );
  },
  terrace: ({ left, top, wide }, { wall, glass }) =>
    rectangle(left + wide * 0.16, top - 44, wide * 0.68, 46, lighten(wall, 0.15)) +
    rectangle(left + wide * 0.22, top - 36, wide * 0.56, 34, glass) +
    rectangle(left + wide * 0.12, top - 50, wide * 0.76, 8, lighten(wall, 0.45)) +
    rectangle(left - 2, top - 18, wide + 4, 18, '#fff', ' opacity=".4"') +
    rectangle(left - 4, top - 20, wide + 8, 4, lighten(wall, 0.5)),
};

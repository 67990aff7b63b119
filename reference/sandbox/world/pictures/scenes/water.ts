import { lighten, mix } from '../drawing/colour.ts';
import { pixelText, rectangle, verticalGradient } from '../drawing/draw.ts';
import type { Paint, Stage } from '../drawing/stage.ts';

interface WaterExpanse {
  /** Pixels from the top. */
  readonly top: number;
  readonly bottom: number;
  /** The horizontal position of the light of sun or moon (0 to 1). */
  readonly lightAt?: number;
}

/** Open water: deeper towards us, with the light lying on it in strokes that widen as they come nearer. */
export function water(stage: Stage, { top, bottom, lightAt }: WaterExpanse): Paint {
  const { width, palette } = stage;
  return {
    defs: verticalGradient('water', palette.water),
    body:
      rectangle(0, top, width, bottom - top, 'url(#water)') +
      ripples(stage, top, bottom) +
      (lightAt === undefined ? '' : glitter(stage, top, bottom, lightAt * width)),
  };
}

/** Still water that reflects the sky. */
export function lake(stage: Stage, { top, bottom }: WaterExpanse): Paint {
  const { width, palette } = stage;
  const [zenith = palette.haze, , low = palette.haze] = palette.sky;
  return {
    defs: verticalGradient('lake', [low, mix(low, zenith, 0.55), mix(zenith, palette.ink, 0.35)]),
    body: rectangle(0, top, width, bottom - top, 'url(#lake)') + ripples(stage, top, bottom),
  };
}

function ripples({ width, palette, random }: Stage, top: number, bottom: number): string {
  const strokes = Array.from({ length: 22 }, () => {
    const depth = random.next() ** 1.3;
    const length = 24 + depth * random.between(40, 130);
    return `M${pixelText(random.between(-40, width))} ${pixelText(top + 8 + depth * (bottom - top - 12))}h${pixelText(length)}`;
  });
  const light = lighten(palette.water[0] ?? palette.haze, 0.35);
  return `<path d="${strokes.join('')}" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".4"/>`;
}

function glitter({ palette, random }: Stage, top: number, bottom: number, x: number): string {
  const strokes = Array.from({ length: 16 }, (_, index) => {
    const depth = (index / 16) ** 1.35;
    const length = 18 + depth * 120 * random.between(0.5, 1);
    const left = x - length / 2 + random.between(-10, 10) * (1 + depth * 2);
    return `M${pixelText(left)} ${pixelText(top + 5 + depth * (bottom - top - 8))}h${pixelText(length)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${palette.sun}" stroke-width="3.4" stroke-linecap="round" opacity=".72"/>`;
}

import type { SeededRandom } from '../../seeded-random.ts';
import { type Colour, mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** The context of painting a picture: its size, its palette and its random numbers. */
export interface Stage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** Whether it is shown so small that birds, stars and the like wouldn't be visible. */
  readonly isSmall?: boolean;
}

/** Painted parts of a picture: definitions (gradients, symbols) and the drawing that uses them, as SVG text. */
export interface Paint {
  readonly defs: string;
  readonly body: string;
}

export function layerPaints(...paints: readonly Paint[]): Paint {
  return {
    defs: paints.map(({ defs }) => defs).join(''),
    body: paints.map(({ body }) => body).join(''),
  };
}

export const bodyPaint = (body: string): Paint => ({ defs: '', body });

/** Details that are left out of a small picture. */
export const fineDetail = ({ isSmall = false }: Stage, body: string): string => (isSmall ? '' : body);

/** A colour in the light of the time of day. */
export const litColour = ({ palette }: Stage, colour: Colour): Colour =>
  palette.night ? mix(colour, palette.ink, 0.5) : mix(colour, palette.haze, 0.1);

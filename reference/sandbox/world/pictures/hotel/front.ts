import type { Landscape } from '../../geo/landscape.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { backdrop } from './backdrop.ts';
import type { Finish } from './building.ts';
import { type Building, facade } from './facade.ts';
import finishes from './finishes.json' with { type: 'json' };
import fronts from './fronts.json' with { type: 'json' };
import { foreground } from './grounds.ts';
import { type PlantPlaces, plants } from './plants.ts';

/** A hotel's buildings, the plants around them and the ground in front of them. */
interface Front extends PlantPlaces {
  readonly ground: string;
  readonly buildings: readonly Building[];
}

const FRONTS: Readonly<Record<Landscape, readonly Front[]>> = fronts;
const FINISHES: Readonly<
  Record<Landscape, { readonly walls: readonly string[]; readonly roof: string; readonly accent: string }>
> = finishes;

/** The number of different fronts and walls in each landscape. */
export const FRONTS_PER_LANDSCAPE = Math.min(...Object.values(FRONTS).map(({ length }) => length));
export const WALLS_PER_LANDSCAPE = Math.min(...Object.values(FINISHES).map(({ walls }) => walls.length));

interface FrontLook {
  readonly landscape: Landscape;
  /** The index of the front and of the wall. */
  readonly front: number;
  readonly wall: number;
}

/** A hotel as seen on arrival. */
export function hotelFront(stage: Stage, { landscape, front: which, wall }: FrontLook): Paint {
  const front = FRONTS[landscape][which % FRONTS_PER_LANDSCAPE] ?? { ground: 'street', buildings: [] };
  const foot = stage.height * 0.78;
  const parts = front.buildings.map((building, index) =>
    facade(
      stage,
      building,
      foot,
      landscapeFinish(stage, landscape, wall + (which === 1 && landscape === 'old-town' ? index : 0)),
      `w${index}`,
    ),
  );
  const view = backdrop(stage, landscape, { horizon: foot - 60 });
  const { behind, before } = plants(stage, front, [foot, foot + 14]);
  return layerPaints(
    view,
    behind,
    ...parts,
    foreground(stage, front.ground, foot),
    before,
    bodyPaint(lampGlow(stage, foot)),
  );
}

/** The colours of a hotel in a landscape, in the light of the time of day. */
export function landscapeFinish({ palette }: Stage, landscape: Landscape, which: number): Finish {
  const { walls, roof, accent } = FINISHES[landscape];
  const litColourOf = (colour: string): string =>
    palette.night ? mix(colour, palette.ink, 0.52) : mix(colour, palette.haze, 0.12);
  return {
    wall: litColourOf(walls[which % walls.length] ?? '#ffffff'),
    roof: litColourOf(roof),
    accent: litColourOf(accent),
    glass: palette.night
      ? darken(palette.ink, 0.1)
      : mix(lighten(palette.sky[0] ?? palette.ink, 0.1), palette.ink, 0.35),
    lamp: palette.night ? palette.accent : lighten(palette.sun, 0.2),
  };
}

/** At night the light of the hall falls on the ground. */
const lampGlow = ({ palette, width }: Stage, foot: number): string =>
  palette.night ? filledPath(`M${width / 2 - 90} ${foot}h180l90 70h-360z`, palette.accent, ' opacity=".14"') : '';

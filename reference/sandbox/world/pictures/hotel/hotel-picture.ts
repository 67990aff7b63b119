import { LANDSCAPES, type Landscape } from '../../geo/landscape.ts';
import { seededRandom } from '../../seeded-random.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import { paletteFrom } from '../drawing/palette.ts';
import { picture } from '../drawing/picture.ts';
import type { Paint, Stage } from '../drawing/stage.ts';
import { bath } from './bath.ts';
import { breakfast } from './breakfast.ts';
import { FRONTS_PER_LANDSCAPE, hotelFront, WALLS_PER_LANDSCAPE } from './front.ts';
import { DECORS, type Interior, litDecor } from './interior.ts';
import { lobby } from './lobby.ts';
import { pool, spa } from './pool.ts';
import { room, secondRoom } from './rooms.ts';
import { guestView } from './view.ts';
import { villa } from './villa.ts';

interface HotelPart {
  readonly paint: (interior: Interior, look: number) => Paint;
  readonly title: string;
  /** Whether its colours are those of a room, not of the sky. */
  readonly isInside: boolean;
}

const PAINTED_PARTS: ReadonlyMap<string, HotelPart> = new Map([
  ['front', { paint: paintFront, title: 'The hotel', isInside: false }],
  ['room', { paint: room, title: 'A room', isInside: true }],
  ['second-room', { paint: secondRoom, title: 'Another room', isInside: true }],
  ['bath', { paint: bath, title: 'The bathroom', isInside: true }],
  ['pool', { paint: pool, title: 'The pool', isInside: false }],
  ['spa', { paint: spa, title: 'The spa', isInside: true }],
  ['breakfast', { paint: breakfast, title: 'Breakfast', isInside: true }],
  ['lobby', { paint: lobby, title: 'The lobby', isInside: true }],
  ['view', { paint: guestView, title: 'The view', isInside: false }],
  ['villa', { paint: villa, title: 'A villa', isInside: false }],
]);

/** The parts of a hotel for which there are pictures. */
export const HOTEL_PARTS: readonly string[] = [...PAINTED_PARTS.keys()];

/** The times of day at which hotels of a landscape are shown, in turn. */
const LANDSCAPE_LIGHTS: Readonly<Record<Landscape, readonly string[]>> = {
  coast: ['azure', 'golden', 'tropic', 'dawn', 'dusk', 'clay', 'night'],
  tropical: ['tropic', 'golden', 'azure', 'dusk', 'clay', 'dawn', 'night'],
  city: ['nordic', 'dusk', 'azure', 'golden', 'night', 'mist', 'dawn'],
  mountain: ['azure', 'dawn', 'nordic', 'golden', 'mist', 'dusk', 'night'],
  desert: ['clay', 'golden', 'azure', 'dusk', 'dawn', 'tropic', 'night'],
  'old-town': ['azure', 'golden', 'mist', 'dusk', 'clay', 'dawn', 'night'],
};

const LIGHTS_PER_LANDSCAPE = 7;

/**
 * The look of a hotel by its number within its landscape: the next number has another light and front, and no two of 42
 * share light, front and side.
 */
export function splitLook(look: number): {
  readonly light: number;
  readonly front: number;
  readonly wall: number;
  readonly isMirrored: boolean;
} {
  const round = Math.floor(look / LIGHTS_PER_LANDSCAPE);
  return {
    light: look % LIGHTS_PER_LANDSCAPE,
    front: (look + round) % FRONTS_PER_LANDSCAPE,
    wall: (look + Math.floor(look / (LIGHTS_PER_LANDSCAPE * FRONTS_PER_LANDSCAPE))) % WALLS_PER_LANDSCAPE,
    isMirrored: Math.floor(look / (LIGHTS_PER_LANDSCAPE * FRONTS_PER_LANDSCAPE)) % 2 === 1,
  };
}

function paintFront({ stage, landscape }: Interior, look: number): Paint {
  const { isMirrored, ...of } = splitLook(look);
  const { defs, body } = hotelFront(stage, { landscape, ...of });
  return { defs, body: isMirrored ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${body}</g>` : body };
}

/** Identifies a picture of a hotel or a resort. */
export interface HotelPicture {
  /** One of {@link LANDSCAPES}. */
  readonly landscape: string;
  /** One of {@link HOTEL_PARTS}. */
  readonly part: string;
  /** The number of its look. */
  readonly look: number;
  /** The seed of the hotel. */
  readonly seed: string;
}

/** A picture of a hotel, 800 by 600, as SVG text; null for an unknown landscape or part. */
export function hotelPicture(which: HotelPicture, isSmall = false): string | null {
  const scene = hotelScene(which, isSmall);
  if (scene === null) return null;
  const { part, interior } = scene;
  return picture({ width: 800, height: 600, title: part.title }, part.paint(interior, which.look));
}

/** The main colour of a picture of a hotel; grey for an unknown one. */
export function hotelPictureColour(which: HotelPicture): Colour {
  const scene = hotelScene(which, true);
  if (scene === null) return '#dddddd';
  const { interior, part } = scene;
  const { sky } = interior.stage.palette;
  return part.isInside ? interior.decor.wall : mix(sky[0] ?? '#dddddd', sky.at(-1) ?? '#dddddd', 0.6);
}

function hotelScene({ landscape, part: name, look, seed }: HotelPicture, isSmall: boolean) {
  const [knownLandscape, part] = [LANDSCAPES.find((candidate) => candidate === landscape), PAINTED_PARTS.get(name)];
  if (knownLandscape === undefined || part === undefined) return null;
  const random = seededRandom(`${landscape}/${name}/${look}/${seed}`);
  // A hotel's pictures show the course of a day: each part has another time of day.
  const hour = splitLook(look).light + HOTEL_PARTS.indexOf(name) * 2;
  const lights = LANDSCAPE_LIGHTS[knownLandscape];
  const stage: Stage = {
    width: 800,
    height: 600,
    palette: paletteFrom(random, [lights[hour % lights.length] ?? 'azure']),
    random,
    isSmall,
  };
  const arrangement = random.whole(0, 5);
  return { part, interior: { stage, landscape: knownLandscape, decor: litDecor(stage, look % DECORS), arrangement } };
}

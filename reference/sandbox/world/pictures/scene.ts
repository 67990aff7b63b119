import { seededRandom } from '../seeded-random.ts';
import { hike, horses, kayak, reef, surf } from './activity/outdoors.ts';
import { bicycle, harbourBoat, helicopter, lanterns, stargazing } from './activity/sights.ts';
import { cooking, market, museum } from './activity/street-life.ts';
import { type Colour, mix } from './drawing/colour.ts';
import { paletteFrom } from './drawing/palette.ts';
import { picture } from './drawing/picture.ts';
import type { Paint, Stage } from './drawing/stage.ts';
import { balloons } from './scenes/balloons.ts';
import { car } from './scenes/car.ts';
import { desert } from './scenes/desert.ts';
import { mountains } from './scenes/mountains.ts';
import { inlandTown, oldTown } from './scenes/old-town.ts';
import { sailing } from './scenes/sailing.ts';
import { sea } from './scenes/sea.ts';
import { ship } from './scenes/ship.ts';
import { skyline } from './scenes/skyline.ts';

interface Painter {
  readonly paint: (stage: Stage) => Paint;
  /** The times of day that suit this subject. */
  readonly lights: readonly string[];
  readonly title: string;
}

const ALL_LIGHTS: readonly string[] = ['dawn', 'azure', 'golden', 'dusk', 'night', 'mist', 'tropic', 'nordic', 'clay'];

const DAY_LIGHTS: readonly string[] = ['azure', 'golden', 'dawn', 'mist', 'tropic', 'nordic', 'clay'];

const PAINTERS: ReadonlyMap<string, Painter> = new Map([
  ['sea', { paint: sea, lights: ['azure', 'tropic', 'golden', 'dawn', 'dusk', 'clay', 'night'], title: 'By the sea' }],
  ['skyline', { paint: skyline, lights: ALL_LIGHTS, title: 'A city across the water' }],
  [
    'mountains',
    { paint: mountains, lights: ['nordic', 'azure', 'mist', 'dawn', 'golden', 'dusk'], title: 'Mountains' },
  ],
  ['desert', { paint: desert, lights: ['golden', 'clay', 'dawn', 'dusk', 'night'], title: 'Dunes' }],
  ['old-town', { paint: oldTown, lights: ALL_LIGHTS, title: 'An old town' }],
  ['inland-town', { paint: inlandTown, lights: ALL_LIGHTS, title: 'An old town on its square' }],
  ['car', { paint: car, lights: ALL_LIGHTS, title: 'A car on the road' }],
  [
    'balloons',
    { paint: balloons, lights: ['dawn', 'golden', 'azure', 'mist', 'dusk', 'clay'], title: 'Balloons over the hills' },
  ],
  ['sailing', { paint: sailing, lights: ['azure', 'tropic', 'golden', 'dawn', 'dusk'], title: 'Under sail' }],
  ['ship', { paint: ship, lights: ALL_LIGHTS, title: 'A ship at sea' }],
  ['market', { paint: market, lights: DAY_LIGHTS, title: 'A market' }],
  ['museum', { paint: museum, lights: ['nordic', 'azure', 'golden', 'mist', 'clay'], title: 'In a museum' }],
  ['cooking', { paint: cooking, lights: ['azure', 'golden', 'mist', 'clay', 'dawn'], title: 'Cooking' }],
  ['lanterns', { paint: lanterns, lights: ['dusk', 'night'], title: 'A lane by night' }],
  ['stargazing', { paint: stargazing, lights: ['night', 'dusk'], title: 'Under the stars' }],
  ['bicycle', { paint: bicycle, lights: DAY_LIGHTS, title: 'A bicycle' }],
  ['helicopter', { paint: helicopter, lights: ALL_LIGHTS, title: 'A helicopter over the city' }],
  ['boat', { paint: harbourBoat, lights: DAY_LIGHTS, title: 'A boat in the harbour' }],
  ['kayak', { paint: kayak, lights: DAY_LIGHTS, title: 'Kayaks on the sea' }],
  ['reef', { paint: reef, lights: ['azure', 'tropic', 'clay'], title: 'A reef' }],
  ['surf', { paint: surf, lights: ['azure', 'tropic', 'golden', 'clay'], title: 'On a wave' }],
  ['hike', { paint: hike, lights: DAY_LIGHTS, title: 'Walking in the mountains' }],
  ['horses', { paint: horses, lights: DAY_LIGHTS, title: 'Riding' }],
]);

/** The subjects that a scene can have. */
export const SCENE_KINDS: readonly string[] = [...PAINTERS.keys()];

interface SceneOptions {
  /** One of {@link SCENE_KINDS}. */
  readonly kind: string;
  /** The same seed paints the same picture. */
  readonly seed: string;
  /** Pixels; 4:3 by default. */
  readonly width?: number;
  readonly height?: number;
  /** The light of the scene; chosen by the seed by default. */
  readonly light?: string;
  /** Whether it is shown so small that fine parts are left out. */
  readonly isSmall?: boolean;
}

/** A picture as the text of an SVG file, or null for an unknown subject. */
export function scene({ kind, seed, width = 800, height = 600, light, isSmall = false }: SceneOptions): string | null {
  const painter = PAINTERS.get(kind);
  if (painter === undefined) return null;
  const random = seededRandom(`${kind}/${seed}`);
  const palette = paletteFrom(random, light === undefined ? painter.lights : [light]);
  return picture({ width, height, title: painter.title }, painter.paint({ width, height, palette, random, isSmall }));
}

/** The main colour of a picture; grey for an unknown subject. */
export function sceneColour(kind: string, seed: string): Colour {
  const painter = PAINTERS.get(kind);
  if (painter === undefined) return '#dddddd';
  const { sky } = paletteFrom(seededRandom(`${kind}/${seed}`), painter.lights);
  return mix(sky[0] ?? '#dddddd', sky.at(-1) ?? '#dddddd', 0.55);
}

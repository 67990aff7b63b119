import { seededRandom } from '../seeded-random.ts';
import { paletteFrom } from './drawing/palette.ts';
import { picture } from './drawing/picture.ts';
import type { Paint, Stage } from './drawing/stage.ts';
import { balloons } from './scenes/balloons.ts';
import { car } from './scenes/car.ts';
import { desert } from './scenes/desert.ts';
import { mountains } from './scenes/mountains.ts';
import { oldTown } from './scenes/old-town.ts';
import { sailing } from './scenes/sailing.ts';
import { sea } from './scenes/sea.ts';
import { ship } from './scenes/ship.ts';
import { skyline } from './scenes/skyline.ts';

interface Painter {
  readonly paint: (stage: Stage) => Paint;
  /** The lights that this subject looks good in. */
  readonly lights: readonly string[];
  readonly title: string;
}

const ANY_LIGHT: readonly string[] = ['dawn', 'azure', 'golden', 'dusk', 'night', 'mist', 'tropic', 'nordic', 'clay'];

const PAINTERS: ReadonlyMap<string, Painter> = new Map([
  ['sea', { paint: sea, lights: ['azure', 'tropic', 'golden', 'dawn', 'dusk', 'clay', 'night'], title: 'By the sea' }],
  ['skyline', { paint: skyline, lights: ANY_LIGHT, title: 'A city across the water' }],
  [
    'mountains',
    { paint: mountains, lights: ['nordic', 'azure', 'mist', 'dawn', 'golden', 'dusk'], title: 'Mountains' },
  ],
  ['desert', { paint: desert, lights: ['golden', 'clay', 'dawn', 'dusk', 'night'], title: 'Dunes' }],
  ['old-town', { paint: oldTown, lights: ANY_LIGHT, title: 'An old town' }],
  ['car', { paint: car, lights: ANY_LIGHT, title: 'A car on the road' }],
  [
    'balloons',
    { paint: balloons, lights: ['dawn', 'golden', 'azure', 'mist', 'dusk', 'clay'], title: 'Balloons over the hills' },
  ],
  ['sailing', { paint: sailing, lights: ['azure', 'tropic', 'golden', 'dawn', 'dusk'], title: 'Under sail' }],
  ['ship', { paint: ship, lights: ANY_LIGHT, title: 'A ship at sea' }],
]);

/** The subjects that a scene can have. */
export const SCENE_KINDS: readonly string[] = [...PAINTERS.keys()];

interface SceneNeeds {
  /** One of {@link SCENE_KINDS}. */
  readonly kind: string;
  /** The same seed paints the same picture. */
  readonly seed: string;
  /** Pixels; 4:3 by default. */
  readonly width?: number;
  readonly height?: number;
  /** The light of the scene; chosen by the seed by default. */
  readonly light?: string;
}

/** A picture as the text of an SVG file, or null for an unknown subject. */
export function scene({ kind, seed, width = 800, height = 600, light }: SceneNeeds): string | null {
  const painter = PAINTERS.get(kind);
  if (painter === undefined) return null;
  const random = seededRandom(`${kind}/${seed}`);
  const stage: Stage = {
    width,
    height,
    palette: paletteFrom(random, light === undefined ? painter.lights : [light]),
    random,
  };
  return picture({ width, height, title: painter.title }, painter.paint(stage));
}

import type { SeededRandom } from '../../seeded-random.ts';
import type { Colour } from './colour.ts';
import palettes from './palettes.json' with { type: 'json' };

/** The light of one time of day, in colours that go together. */
export interface Palette {
  /** From the zenith down to the horizon. */
  readonly sky: readonly Colour[];
  readonly sun: Colour;
  /** The colour into which distant things fade, and the colour of near things. */
  readonly haze: Colour;
  readonly ink: Colour;
  /** Far water, near water. */
  readonly water: readonly Colour[];
  readonly sand: Colour;
  readonly accent: Colour;
  readonly cloud: Colour;
  /** Stars are out and windows are lit. */
  readonly night: boolean;
}

const PALETTES: ReadonlyMap<string, Palette> = new Map(Object.entries(palettes));

/** One of some palettes, by name. Throws a RangeError for a name that `palettes.json` lacks. */
export function paletteFrom(random: SeededRandom, names: readonly string[]): Palette {
  const name = random.pick(names);
  const palette = PALETTES.get(name);
  if (palette === undefined) throw new RangeError(`There is no palette "${name}".`);
  return palette;
}

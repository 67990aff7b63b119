import type { NamedPoint } from './coordinates.ts';
import { countryNameIn } from './place-names.ts';
import { prefixIndex } from './prefix-index.ts';
import regions from './regions.json' with { type: 'json' };

const searchRegions = prefixIndex(() => regions.map(({ name, names }) => [name, ...Object.values(names)]));

/**
 * The regions with a name, in any language, in which a word begins with the typed text; each at the point for which
 * stays are searched.
 */
export function regionsLike(typedText: string, limit: number, language: string): NamedPoint[] {
  return searchRegions(typedText, limit).flatMap((rank) => {
    const region = regions[rank];
    if (region === undefined) return [];
    const { latitude, longitude, country } = region;
    const name = new Map(Object.entries(region.names)).get(language) ?? region.name;
    return [{ name, fullName: `${name}, ${countryNameIn(language, country)}`, latitude, longitude }];
  });
}

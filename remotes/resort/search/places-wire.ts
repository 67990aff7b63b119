import { type WireRecord, wireRecord } from '@livery/remote';

/** A place to search resorts around. */
export interface SuggestedPlace {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** A place with resorts around it, or a resort. */
  readonly kind: 'places' | 'resorts';
  readonly lat: string;
  readonly lon: string;
}

/**
 * Reads `GET /search?key=`, `{ data: [resort] }`: the places of the found resorts, each once, then the resorts,
 * without those that have no name or valid coordinates.
 */
export function readPlaces(response: unknown): readonly SuggestedPlace[] {
  const resorts = wireRecord(response).records('data').flatMap(placeOf);
  const around = new Map(
    resorts
      .filter(({ hint }) => hint !== undefined)
      .map(
        ({ hint = '', lat, lon }) => [hint, { id: `around ${hint}`, kind: 'places', label: hint, lat, lon }] as const,
      ),
  );
  return [...around.values(), ...resorts];
}

function placeOf(wire: WireRecord): readonly SuggestedPlace[] {
  const [label, hint, at] = [wire.text('name').trim(), wire.text('location').trim(), wire.record('coordinates')];
  const [lat, lon] = [at.figure('lat'), at.figure('lon')];
  if (label === '' || lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) return [];
  const id = wire.text('id') || label;
  return [{ id, kind: 'resorts', label, ...(hint === '' ? {} : { hint }), lat: lat.toFixed(4), lon: lon.toFixed(4) }];
}

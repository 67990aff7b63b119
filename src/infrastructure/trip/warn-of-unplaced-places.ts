import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Airport, Place } from '@livery/contract/trip/places';
import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';

/** Reports the parts of a response that no page can show. */
export interface DeveloperWarnings {
  readonly configuration: Pick<ConfigurationSource, 'current'>;
  readonly reporter: Pick<Reporter, 'warn'>;
}

type FoundPlaces = Result<readonly (Place | Airport)[], CallFailure>;

/**
 * Reports places that can't be suggested because they have no coordinates, which a search needs; only to the developers
 * of a local site.
 */
export function warnOfUnplacedPlaces(
  places: FoundPlaces,
  call: string,
  developers: DeveloperWarnings | undefined,
): void {
  if (!places.ok || developers?.configuration.current().environment !== 'local') return;
  const unplaced = places.value.filter((place) => 'coordinates' in place && place.coordinates === null);
  if (unplaced.length === 0) return;
  developers.reporter.warn({ kind: 'places-without-coordinates', call, names: unplaced.map(({ name }) => name) });
}

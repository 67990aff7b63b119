import { liveFromSubject } from '@livery/contract/shared/live';
import type { Airport, Place } from '@livery/contract/trip/places';
import { BehaviorSubject } from 'rxjs';
import { recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import { SUGGESTED_SERVICES } from '../../domain/trip/suggestions.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { Clock } from '../shared/clock.port.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import { createSuggestions } from './create-suggestions.ts';
import type { PlaceSource } from './place-source.port.ts';
import type { SuggestionsByService, Trip } from './trip.ts';

interface TripDependencies {
  readonly places: PlaceSource;
  readonly clock: Clock;
  readonly refetch: Refetch;
}

/** @rule 7.7 */
export function createTrip(dependencies: TripDependencies): Trip {
  const { places, clock, refetch } = dependencies;
  const now = () => todayIn(clock.now(), clock.timeZone());
  const today = new BehaviorSubject(now());
  const shipLines = queryValue((signal) => places.shipLines(signal), refetch);
  const carCountries = queryValue((signal) => places.carCountries(signal), refetch);
  return {
    today: liveFromSubject(today),
    firstToday: today.value,
    followToday() {
      const day = now();
      if (!day.equals(today.value)) today.next(day);
    },
    ...recordFromKeys<SuggestionsByService>(SUGGESTED_SERVICES, (service) =>
      createSuggestions<Place | Airport>((text, signal) => places[service](text, signal), dependencies),
    ),
    shipLines: shipLines.state,
    carCountries: carCountries.state,
    loadShipLines: shipLines.load,
    loadCarCountries: carCountries.load,
  };
}

import type { Clock } from '../shared/clock.port.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import { openSuggestions } from './open-suggestions.ts';
import type { PlaceSource } from './place-source.port.ts';
import type { Trip } from './trip.ts';

interface Needs {
  readonly places: PlaceSource;
  readonly clock: Clock;
  readonly refetch: Refetch;
}

export function openTrip(needs: Needs): Trip {
  const { places, refetch } = needs;
  const shipLines = queryValue((signal) => places.shipLines(signal), refetch);
  const carCountries = queryValue((signal) => places.carCountries(signal), refetch);
  return {
    hotels: openSuggestions((text, signal) => places.hotels(text, signal), needs),
    airports: openSuggestions((text, signal) => places.airports(text, signal), needs),
    activities: openSuggestions((text, signal) => places.activities(text, signal), needs),
    cars: openSuggestions((text, signal) => places.cars(text, signal), needs),
    shipLines: shipLines.state,
    carCountries: carCountries.state,
    loadShipLines: shipLines.load,
    loadCarCountries: carCountries.load,
  };
}

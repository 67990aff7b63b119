import { askedValue } from '../shared/asked-value.ts';
import type { Clock } from '../shared/clock.port.ts';
import { openSuggestions } from './open-suggestions.ts';
import type { PlaceSource } from './place-source.port.ts';
import type { Trip } from './trip.ts';

interface Needs {
  readonly places: PlaceSource;
  readonly clock: Clock;
}

export function openTrip({ places, clock }: Needs): Trip {
  const shipLines = askedValue((signal) => places.shipLines(signal));
  const carCountries = askedValue((signal) => places.carCountries(signal));
  return {
    hotels: openSuggestions((text, signal) => places.hotels(text, signal), clock),
    airports: openSuggestions((text, signal) => places.airports(text, signal), clock),
    activities: openSuggestions((text, signal) => places.activities(text, signal), clock),
    cars: openSuggestions((text, signal) => places.cars(text, signal), clock),
    shipLines: shipLines.state,
    carCountries: carCountries.state,
    loadShipLines: shipLines.load,
    loadCarCountries: carCountries.load,
  };
}

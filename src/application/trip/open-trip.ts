import { askedValue } from '../shared/asked-value.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Retelling } from '../shared/open-retelling.ts';
import { openSuggestions } from './open-suggestions.ts';
import type { PlaceSource } from './place-source.port.ts';
import type { Trip } from './trip.ts';

interface Needs {
  readonly places: PlaceSource;
  readonly clock: Clock;
  readonly retelling: Retelling;
}

export function openTrip(needs: Needs): Trip {
  const {
    places,
    retelling: { wished },
  } = needs;
  const shipLines = askedValue((signal) => places.shipLines(signal), wished);
  const carCountries = askedValue((signal) => places.carCountries(signal), wished);
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

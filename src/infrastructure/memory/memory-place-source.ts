import type { PlaceSource } from '../../application/trip/place-source.port.ts';
import { parseSuggestions } from '../trip/suggestions-wire.ts';
import { parseAirports, parseCarCountries, parseShipLines } from '../trip/trip-lists-wire.ts';

interface PlaceAnswers {
  hotelPlaces(text: string): unknown;
  airports(text: string): unknown;
  activityPlaces(text: string): unknown;
  carPlaces(text: string): unknown;
  shipLines(): unknown;
  carCountries(): unknown;
}

/** Finds places without asking anybody: `answer` gives them in wire form. */
export function memoryPlaceSource(answer: PlaceAnswers): PlaceSource {
  return {
    hotels: async (text) => parseSuggestions(answer.hotelPlaces(text), 'locationSuggestions'),
    airports: async (text) => parseAirports(answer.airports(text)),
    activities: async (text) => parseSuggestions(answer.activityPlaces(text), 'locationSuggestions'),
    cars: async (text) => parseSuggestions(answer.carPlaces(text), 'locations'),
    shipLines: async () => parseShipLines(answer.shipLines()),
    carCountries: async () => parseCarCountries(answer.carCountries()),
  };
}

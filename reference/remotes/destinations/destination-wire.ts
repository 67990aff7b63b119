import { addressWith, type WireRecord, wireRecord } from '@livery/remote';
import type { Destination, DestinationDetails } from './destination.ts';

/** Reads `GET /api/content/destinations`, without places that have no name or slug. */
export function parseDestinations(response: unknown): readonly Destination[] | undefined {
  const wire = wireRecord(response);
  return wire.hasList('data') ? wire.records('data').map(parseDestinationRecord).filter(isDestination) : undefined;
}

/** Reads `GET /api/content/destinations/{slug}`. */
export function parseDestination(response: unknown): DestinationDetails | undefined {
  const wire = wireRecord(response).record('data');
  const destination = parseDestinationRecord(wire);
  if (!isDestination(destination)) return undefined;
  const temperatures = wire.figures('temperatures').filter((degrees) => Math.abs(degrees) < 60);
  return {
    ...destination,
    content: wire.text('content'),
    images: wire.texts('images'),
    highlights: wire.records('highlights').map((record) => ({
      title: record.text('title').trim(),
      text: record.text('text').trim(),
      image: record.text('image'),
    })),
    dealsQuery: toDealsQuery(wire),
    currency: wire.text('currency'),
    spokenLanguages: wire.texts('spoken'),
    timeZone: wire.text('timeZone'),
    temperatures: temperatures.length === 12 ? temperatures : [],
  };
}

function parseDestinationRecord(wire: WireRecord): Destination {
  const price = wire.figure('priceFrom');
  const months = wire.figures('bestMonths').filter((month) => Number.isInteger(month) && month >= 1 && month <= 12);
  return {
    slug: wire.text('slug').trim(),
    language: wire.text('language'),
    name: wire.text('name').trim(),
    summary: wire.text('summary').trim(),
    image: wire.text('image'),
    country: wire.text('country'),
    priceFrom: price !== null && price > 0 ? price : null,
    bestMonths: [...new Set(months)].sort((a, b) => a - b),
  };
}

function isDestination({ slug, name }: Destination): boolean {
  return slug !== '' && name !== '';
}

/** Hotels and activities are searched around the place, cars at its airport. */
function toDealsQuery(wire: WireRecord): string {
  const [place, airport] = [wire.record('coordinates'), wire.record('airport')];
  const [lat, long] = [place.figure('latitude'), place.figure('longitude')];
  if (lat === null || long === null) return '';
  return addressWith('', {
    lat,
    long,
    airportLat: airport.figure('latitude') ?? lat,
    airportLong: airport.figure('longitude') ?? long,
  });
}

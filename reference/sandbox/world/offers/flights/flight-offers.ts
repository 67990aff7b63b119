import { joinNames } from '@livery/contract/shared/join-names';
import { cityNameIn } from '../../geo/place-names.ts';
import { seededRandom } from '../../seeded-random.ts';
import { type Translate, translateTo } from '../../words/translate.ts';
import type { FlightOffer, OfferExtras, SearchContext } from '../offer.ts';
import { writeOfferId } from '../offer-id.ts';
import { cancellationTerms } from '../price.ts';
import { sampleReviews } from '../reviews.ts';
import { airportByCode } from './airlines.ts';
import { fareChoices, journeyFares } from './flight-fares.ts';
import { type FlightSearch, flightJourneys, type Journey } from './flight-journeys.ts';
import type { FlownLeg } from './flight-leg.ts';
import words from './flight-words.json' with { type: 'json' };
import type { FlightLeg } from './itinerary.ts';
import { landingVisit } from './landing.ts';

/** Details of a flight: fare families are its choices, the plainest first. */
export function flightExtras(offer: FlightOffer, t: Translate): OfferExtras {
  const random = seededRandom(`flight extras/${offer.id}`);
  const [leg] = offer.legs;
  const end = offer.legs.at(-1);
  // The description leaves out the return flight; several flights share one description.
  const describedLegs = end !== undefined && end.to === leg?.from ? offer.legs.slice(0, -1) : offer.legs;
  const stops = describedLegs
    .flatMap(({ stops: between, to }) => [...between.map(({ airport }) => airport), to])
    .slice(0, -1)
    .map((airport) => cityNameIn(t.language, airportByCode(airport)?.city || airport));
  const templateValues = {
    airline: offer.airline.name,
    from: airportByCode(leg?.from ?? '')?.name ?? '',
    to: airportByCode(describedLegs.at(-1)?.to ?? '')?.name ?? '',
    way: stops.length === 0 ? t('without a stop') : t('by way of {places}', { places: joinNames(stops) }),
  };
  const start = leg?.departure.slice(0, 10) ?? '';
  return {
    description: [t(random.pick(words.descriptions), templateValues), t(random.pick(words.endings))],
    facts: [
      {
        code: 'aircraft',
        value: random.pick((leg?.durationMinutes ?? 0) > 400 ? LONG_HAUL_AIRCRAFT : SHORT_HAUL_AIRCRAFT),
      },
      { code: 'seat-pitch-inches', value: { economy: 30, premium: 38, business: 78 }[offer.cabin] },
      { code: 'cabin-bags', value: offer.bags.cabin },
      { code: 'checked-bags', value: offer.bags.checked },
      { code: 'emissions-kg', value: Math.round((leg?.durationMinutes ?? 0) * 1.4) },
    ],
    choices: fareChoices(offer),
    asks: isAbroad(offer) ? ['birthDate', 'nationality', 'passport'] : ['birthDate'],
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, start) },
    reviewsSample: sampleReviews(random, 'flight', offer.reviews),
  };
}

/** Whether a flight leaves the country in which it begins. */
function isAbroad({ legs }: FlightOffer): boolean {
  const countries = legs.flatMap(({ from, to }) => [airportByCode(from)?.country, airportByCode(to)?.country]);
  return new Set(countries).size > 1;
}

const SHORT_HAUL_AIRCRAFT: readonly string[] = ['A320neo', 'A321', '737-800', 'E195-E2'];
const LONG_HAUL_AIRCRAFT: readonly string[] = ['787-9', 'A350-900', 'A330neo'];

/** The fields of a flight search, in their order within an offer's id. */
export const FLIGHT_FIELDS: readonly string[] = [
  ...['from', 'to', 'departure', 'return', 'next'],
  ...['adults', 'children', 'infants'],
];

const MAX_OFFERS = 60;

/**
 * One-way, return and multi-city flights; none between neighbouring airports. Each itinerary is one offer with all its
 * fares, the best first. Prices are for the whole party and all flights.
 */
export function flightOffers(search: FlightSearch, context: SearchContext): FlightOffer[] {
  return flightJourneys(search, context.seed)
    .flatMap((journey) => journeyOffers(journey, search, context))
    .slice(0, MAX_OFFERS)
    .sort((a, b) => recommendationCost(a) - recommendationCost(b));
}

/** The value of an hour's travel time for the order of flights, in USD. */
const DOLLARS_PER_HOUR = 18;

/** Combines price and time: the lowest result is recommended first. */
function recommendationCost({ price, legs, party }: FlightOffer): number {
  const hours = legs.reduce((sum, { durationMinutes }) => sum + durationMinutes / 60, 0);
  return price.total + hours * DOLLARS_PER_HOUR * (party.adults + party.children);
}

function journeyOffers(journey: Journey, search: FlightSearch, context: SearchContext): FlightOffer[] {
  const { seed, origin, language = 'en' } = context;
  const { airline, number, legs } = journey;
  const { from, to, departure, next, party } = search;
  const fares = journeyFares(journey, search, context);
  const [plain] = fares;
  if (plain === undefined) return [];
  const flights = next.map((flight) => `${flight.from.code}-${flight.to.code}-${flight.departure}`).join('.');
  const values = [from.code, to.code, departure, search.return ?? '', flights, ...Object.values(party).map(String)];
  const id = writeOfferId(seed, { product: 'flight', values, key: `${airline.id}.${number}` });
  const t = translateTo(language);
  // The point of a round trip farthest from home: before the last flight.
  const ends = [to, ...next.map((flight) => flight.to)];
  const lastEnd = ends.findLast(({ code }) => code !== from.code) ?? to;
  const random = seededRandom(`flight/${seed}/${legs.map((leg) => leg.flightNumber + leg.departure).join()}`);
  // The terms of the plainest fare.
  const freeCancellationUntil = plain.freeCancellationUntil;
  const flownLegs = legs.map(toFlightLeg);
  const logo = `${origin}/media/airline/${airline.id}.svg`;
  const offer: FlightOffer = {
    id,
    product: 'flight',
    name: t('{airline} to {city}', { airline: airline.name, city: cityNameIn(language, lastEnd.city || lastEnd.name) }),
    picture: `${origin}/media/scene/skyline/${to.code}.svg`,
    pictures: [`${origin}/media/scene/skyline/${to.code}.svg`, `${origin}/media/scene/old-town/${to.code}.svg`],
    rating: random.whole(33, 48) / 10,
    reviews: random.whole(120, 9000),
    price: plain.price,
    perUnit: 'trip',
    freeCancellationUntil: freeCancellationUntil,
    tags: flightTags(legs, plain.bags, freeCancellationUntil),
    airline: { name: airline.name, code: airline.code, logo },
    legs: flownLegs,
    ...landingVisit(flownLegs, language),
    cabin: plain.cabin,
    bags: plain.bags,
    fares,
    party,
  };
  return [offer];
}

const toFlightLeg = ({ departs: _, arrives: __, ...leg }: FlownLeg): FlightLeg => leg;

function flightTags(legs: readonly FlownLeg[], bags: FlightOffer['bags'], freeUntil: string | null): string[] {
  const most = Math.max(...legs.map(({ stops }) => stops.length));
  return [
    ['nonstop', 'one-stop'][most] ?? 'two-stops',
    ...(freeUntil === null ? [] : ['free-cancellation']),
    ...(bags.cabin > 0 ? ['carry-on'] : []),
    ...(legs.some(({ departure, arrival }) => departure.slice(0, 10) < arrival.slice(0, 10)) ? ['overnight'] : []),
    ...(legs.every(({ durationMinutes }) => durationMinutes > 300) ? ['wifi'] : []),
  ];
}

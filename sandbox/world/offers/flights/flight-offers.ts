import { dealRates } from '../../deals/deal-rates.ts';
import { milesBetween } from '../../geo/coordinates.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { Translate } from '../../words/translate.ts';
import type { FlightLeg, FlightOffer, OfferExtras, Party, SearchContext } from '../offer.ts';
import { writeOfferId } from '../offer-id.ts';
import { cancellationTerms, freeCancellationDate, multiplyPrice, priceOf } from '../price.ts';
import { reviewsOf } from '../reviews.ts';
import { airportOf } from './airlines.ts';
import { type FlightSearch, flightJourneys, type Journey } from './flight-journeys.ts';
import type { FlownLeg } from './flight-leg.ts';
import words from './flight-words.json' with { type: 'json' };

/** More about a flight: fare families are its choices, the plainest first. */
export function flightExtras(offer: FlightOffer, t: Translate): OfferExtras {
  const random = seededRandom(`flight extras/${offer.id}`);
  const [leg] = offer.legs;
  const stops = (leg?.stops ?? []).map(({ airport }) => airportOf(airport)?.city || airport);
  const templateValues = {
    airline: offer.airline.name,
    from: airportOf(leg?.from ?? '')?.name ?? '',
    to: airportOf(leg?.to ?? '')?.name ?? '',
    way: stops.length === 0 ? t('without a stop') : t('by way of {places}', { places: stops.join(', ') }),
  };
  const start = leg?.departure.slice(0, 10) ?? '';
  return {
    description: [t(random.pick(words.descriptions), templateValues), t(random.pick(words.endings))],
    facts: [
      { code: 'aircraft', value: random.pick((leg?.durationMinutes ?? 0) > 400 ? LONG_HAUL : SHORT_HAUL) },
      { code: 'seat-pitch-inches', value: { economy: 30, premium: 38, business: 78 }[offer.cabin] },
      { code: 'cabin-bags', value: offer.bags.cabin },
      { code: 'checked-bags', value: offer.bags.checked },
      { code: 'emissions-kg', value: Math.round((leg?.durationMinutes ?? 0) * 1.4) },
    ],
    choices: words.fares[offer.cabin].map(({ times, ...fare }, index) => ({
      ...fare,
      price: multiplyPrice(offer.price, times),
      left: random.pick(index === 0 ? [null, 4, 9] : [null, null, 0, 2, 7]),
    })),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, start) },
    reviewsSample: reviewsOf(random, 'flight', offer.reviews),
  };
}

const SHORT_HAUL: readonly string[] = ['A320neo', 'A321', '737-800', 'E195-E2'];
const LONG_HAUL: readonly string[] = ['787-9', 'A350-900', 'A330neo'];

/** The fields of a flight search, in their order within an offer's id. */
export const FLIGHT_FIELDS: readonly string[] = [
  ...['from', 'to', 'departure', 'return', 'next'],
  ...['adults', 'children', 'infants'],
];

const MOST = 60;

/** One-way and return flights; none between neighbouring airports. Prices are for the whole party, both ways. */
export function flightOffers(search: FlightSearch, context: SearchContext): FlightOffer[] {
  return flightJourneys(search, context.seed)
    .flatMap((journey) => cabinsOf(journey).map((cabin) => offerOf(journey, cabin, search, context)))
    .slice(0, MOST);
}

type Cabin = FlightOffer['cabin'];

const CABIN_TIMES: Readonly<Record<Cabin, number>> = { economy: 1, premium: 1.75, business: 3.6 };

/** Every airline sells all cabins of its first flight of the day. */
function cabinsOf({ number }: Journey): readonly Cabin[] {
  return number === 0 ? ['economy', 'premium', 'business'] : ['economy'];
}

function offerOf(
  journey: Journey,
  cabin: Cabin,
  search: FlightSearch,
  { seed, origin, today }: SearchContext,
): FlightOffer {
  const { airline, number, legs } = journey;
  const { from, to, departure, next, party } = search;
  const flights = next.map((flight) => `${flight.from.code}-${flight.to.code}-${flight.departure}`).join('.');
  const values = [from.code, to.code, departure, search.return ?? '', flights, ...Object.values(party).map(String)];
  const id = writeOfferId(seed, { product: 'flight', values, key: `${airline.id}.${number}.${cabin}` });
  const random = seededRandom(`fare/${seed}/${legs.map((leg) => leg.flightNumber + leg.departure).join()}/${cabin}`);
  const free = freeCancellationDate(departure, random.chance(0.35) ? 1 : null, today);
  const logo = `${origin}/media/airline/${airline.id}.svg`;
  return {
    id,
    product: 'flight',
    name: `${airline.name} to ${to.city || to.name}`,
    picture: `${origin}/media/scene/skyline/${to.code}.svg`,
    pictures: [`${origin}/media/scene/skyline/${to.code}.svg`, `${origin}/media/scene/old-town/${to.code}.svg`],
    rating: random.whole(33, 48) / 10,
    reviews: random.whole(120, 9000),
    price: priceOf(dealRates(random, fareOf(journey, cabin, search) * random.between(0.85, 1.25)), paying(party)),
    perUnit: 'trip',
    freeCancellationUntil: free,
    tags: tagsOf(legs, cabin, free),
    airline: { name: airline.name, code: airline.code, logo },
    legs: legs.map(legOf),
    cabin,
    bags: cabin === 'economy' ? { cabin: 1, checked: 0 } : { cabin: 1, checked: 2 },
    party,
  };
}

/** What an adult pays, before tax, in USD: a seat on each leg, dearer without a stop. */
function fareOf({ airline, legs }: Journey, cabin: Cabin, { from, to, next }: FlightSearch): number {
  const milesOf = (index: number) => {
    const flight = next[index - 1] ?? { from, to };
    return milesBetween(flight.from, flight.to);
  };
  const seat = ({ stops }: FlownLeg, index: number) => (32 + 0.062 * milesOf(index)) * (stops.length === 0 ? 1.18 : 1);
  return legs.reduce((total, leg, index) => total + seat(leg, index), 0) * airline.times * CABIN_TIMES[cabin];
}

/** Children pay three quarters, infants on a lap a tenth. */
const paying = ({ adults, children, infants }: Party): number => adults + children * 0.75 + infants * 0.1;

const legOf = ({ departs: _, arrives: __, ...leg }: FlownLeg): FlightLeg => leg;

function tagsOf(legs: readonly FlownLeg[], cabin: Cabin, free: string | null): string[] {
  const most = Math.max(...legs.map(({ stops }) => stops.length));
  return [
    ['nonstop', 'one-stop'][most] ?? 'two-stops',
    ...(free === null ? [] : ['free-cancellation']),
    'carry-on',
    ...(cabin === 'economy' ? [] : ['checked-bag', 'meal']),
    ...(legs.some(({ departure, arrival }) => departure.slice(0, 10) < arrival.slice(0, 10)) ? ['overnight'] : []),
    ...(legs.every(({ durationMinutes }) => durationMinutes > 300) ? ['wifi'] : []),
  ];
}

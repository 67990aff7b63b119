import { milesBetween } from '@livery/contract/trip/miles-between';
import { netRates } from '../../deals/deal-rates.ts';
import { seededRandom } from '../../seeded-random.ts';
import { DEFAULT_MARKUPS } from '../markups.ts';
import type { Choice, FlightOffer, Party, SearchContext } from '../offer.ts';
import { cancellationTerms, freeCancellationDate, multiplyPrice, priceWithMarkup } from '../price.ts';
import type { FlightSearch, Journey } from './flight-journeys.ts';
import type { FlownLeg } from './flight-leg.ts';
import words from './flight-words.json' with { type: 'json' };
import type { Fare } from './itinerary.ts';

type Cabin = Fare['cabin'];

type FareContext = Pick<SearchContext, 'seed' | 'markups' | 'today'>;

const CABIN_PRICE_FACTORS: Readonly<Record<Cabin, number>> = { economy: 1, premium: 1.75, business: 3.6 };

/** All fares of a journey, for the whole party: every airline sells all cabins on its first flight of the day. */
export function journeyFares(journey: Journey, search: FlightSearch, context: FareContext): Fare[] {
  const cabins: readonly Cabin[] = journey.number === 0 ? ['economy', 'premium', 'business'] : ['economy'];
  return cabins.flatMap((cabin) => cabinFares(cabin, journey, search, context));
}

function cabinFares(
  cabin: Cabin,
  journey: Journey,
  search: FlightSearch,
  { seed, today, markups = DEFAULT_MARKUPS }: FareContext,
): Fare[] {
  const flights = journey.legs.map((leg) => leg.flightNumber + leg.departure).join();
  const random = seededRandom(`fare/${seed}/${flights}/${cabin}`);
  const rates = netRates(random, seatPrice(journey, cabin, search) * random.between(0.85, 1.25));
  const plain = priceWithMarkup(rates, markups.flight, payingPassengers(search.party));
  return words.fares[cabin].map(({ id, name, times, bags, changeFee, refundable }, index) => ({
    id,
    name,
    cabin,
    price: index === 0 ? plain : multiplyPrice(plain, times),
    bags,
    changeFee,
    refundable,
    freeCancellationUntil: freeCancellationDate(search.departure, refundable ? 1 : null, today),
    left: index === 0 ? seatsLeftFor(random.pick([null, 4, 9]), search) : random.pick([null, null, 0, 2, 7]),
  }));
}

/** Infants sit on a lap. */
export function countSeats({ adults, children }: Party): number {
  return adults + children;
}

/** The plainest fare is never sold out. */
function seatsLeftFor(left: number | null, { party }: FlightSearch): number | null {
  return left !== null && left < countSeats(party) ? null : left;
}

/** The fares of a flight as choices. */
export function fareChoices({ fares, legs }: FlightOffer): Choice[] {
  const start = legs[0]?.departure.slice(0, 10) ?? '';
  return fares.flatMap(({ id, name, cabin, price, left, bags, freeCancellationUntil }) => {
    const { description = '', tags = [] } = words.fares[cabin].find((fare) => fare.id === id) ?? {};
    const cancellation = cancellationTerms(freeCancellationUntil, start);
    return { id, name, description, price, tags, left, fare: { bags, freeCancellationUntil, cancellation } };
  });
}

/** The price of an adult, before tax, in USD: a seat on each leg, more expensive without a stop. */
function seatPrice({ airline, legs }: Journey, cabin: Cabin, { from, to, next }: FlightSearch): number {
  const milesOf = (index: number) => {
    const flight = next[index - 1] ?? { from, to };
    return milesBetween(flight.from, flight.to);
  };
  const seat = ({ stops }: FlownLeg, index: number) => (32 + 0.062 * milesOf(index)) * (stops.length === 0 ? 1.18 : 1);
  return legs.reduce((total, leg, index) => total + seat(leg, index), 0) * airline.times * CABIN_PRICE_FACTORS[cabin];
}

/** Children pay three quarters, infants on a lap a tenth. */
const payingPassengers = ({ adults, children, infants }: Party): number => adults + children * 0.75 + infants * 0.1;

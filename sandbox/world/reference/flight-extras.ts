import { seededRandom } from '../seeded-random.ts';
import { airportOf } from './airlines.ts';
import { cancellationTerms } from './cancellation.ts';
import { filledIn } from './filled-in.ts';
import words from './flight-words.json' with { type: 'json' };
import type { FlightOffer, OfferExtras } from './offer.ts';
import { timesPrice } from './price.ts';
import { reviewsOf } from './reviews.ts';

/** More about a flight: fare families are its choices, the plainest first. */
export function flightExtras(offer: FlightOffer): OfferExtras {
  const random = seededRandom(`flight extras/${offer.id}`);
  const [leg] = offer.legs;
  const stops = (leg?.stops ?? []).map(({ airport }) => airportOf(airport)?.city || airport);
  const filling = {
    airline: offer.airline.name,
    from: airportOf(leg?.from ?? '')?.name ?? '',
    to: airportOf(leg?.to ?? '')?.name ?? '',
    way: stops.length === 0 ? 'without a stop' : `by way of ${stops.join(' and ')}`,
  };
  const start = leg?.departure.slice(0, 10) ?? '';
  return {
    description: [filledIn(random.pick(words.descriptions), filling), random.pick(words.endings)],
    facts: [
      { code: 'aircraft', value: random.pick((leg?.durationMinutes ?? 0) > 400 ? LONG_HAUL : SHORT_HAUL) },
      { code: 'seat-pitch-inches', value: { economy: 30, premium: 38, business: 78 }[offer.cabin] },
      { code: 'cabin-bags', value: offer.bags.cabin },
      { code: 'checked-bags', value: offer.bags.checked },
      { code: 'emissions-kg', value: Math.round((leg?.durationMinutes ?? 0) * 1.4) },
    ],
    choices: words.fares[offer.cabin].map(({ times, ...fare }, index) => ({
      ...fare,
      price: timesPrice(offer.price, times),
      left: random.pick(index === 0 ? [null, 4, 9] : [null, null, 0, 2, 7]),
    })),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, start) },
    reviewsSample: reviewsOf(random, 'flight', offer.reviews),
  };
}

const SHORT_HAUL: readonly string[] = ['A320neo', 'A321', '737-800', 'E195-E2'];
const LONG_HAUL: readonly string[] = ['787-9', 'A350-900', 'A330neo'];

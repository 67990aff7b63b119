import { seededRandom } from '../seeded-random.ts';
import { cancellationTerms } from './cancellation.ts';
import table from './cruise-regions.json' with { type: 'json' };
import { filledIn } from './filled-in.ts';
import type { CruiseOffer, OfferExtras } from './offer.ts';
import { timesPrice } from './price.ts';
import { reviewsOf } from './reviews.ts';

/** More about a cruise: cabins are its choices, the plainest first. */
export function cruiseExtras(offer: CruiseOffer): OfferExtras {
  const random = seededRandom(`cruise extras/${offer.id}`);
  const ship = seededRandom(`ship/${offer.ship}`);
  const ports = offer.itinerary.flatMap(({ port }) => port ?? []);
  const filling = {
    nights: String(offer.nights),
    ship: offer.ship,
    port: offer.departurePort,
    region: [...new Set(ports.slice(1, -1).map((port) => port.split(', ')[1] ?? port))].join(', ') || 'quiet waters',
  };
  return {
    description: [filledIn(random.pick(table.openings), filling), random.pick(table.endings)],
    facts: [
      { code: 'ship-built', value: ship.whole(1998, 2024) },
      { code: 'passengers', value: ship.whole(8, 180) * 20 },
      { code: 'decks', value: ship.whole(5, 16) },
      { code: 'ports', value: new Set(ports).size },
      { code: 'nights', value: offer.nights },
    ],
    choices: table.cabins.map(({ times, ...cabin }, index) => ({
      ...cabin,
      price: timesPrice(offer.price, times),
      left: random.pick(index === 0 ? [null, 5, 11] : [null, 0, 1, 3, 6]),
    })),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.departure) },
    reviewsSample: reviewsOf(random, 'cruise', offer.reviews),
  };
}

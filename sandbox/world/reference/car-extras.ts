import { seededRandom } from '../seeded-random.ts';
import { cancellationTerms } from './cancellation.ts';
import words from './car-words.json' with { type: 'json' };
import { filledIn } from './filled-in.ts';
import type { CarOffer, OfferExtras } from './offer.ts';
import { timesPrice } from './price.ts';
import { reviewsOf } from './reviews.ts';

/** More about a car: protection packages are its choices, the least first. */
export function carExtras(offer: CarOffer): OfferExtras {
  const random = seededRandom(`car extras/${offer.name}/${offer.supplier.name}`);
  const [kind = ''] = offer.name.toLowerCase().split(':');
  const filling = {
    kind,
    supplier: offer.supplier.name,
    seats: String(offer.seats),
    bags: String(offer.bags),
    doors: String(offer.doors),
    counter: offer.pickUp.name,
  };
  return {
    description: [filledIn(random.pick(words.descriptions), filling), random.pick(words.endings)],
    facts: [
      { code: 'seats', value: offer.seats },
      { code: 'doors', value: offer.doors },
      { code: 'bags', value: offer.bags },
      { code: 'fuel-policy', value: 'full-to-full' },
      { code: 'mileage', value: offer.tags.includes('unlimited-mileage') ? 'unlimited' : `${offer.days * 200} km` },
      { code: 'deposit-usd', value: random.whole(2, 8) * 50 },
      { code: 'minimum-age', value: random.pick([18, 21, 23]) },
    ],
    choices: words.protections.map(({ times, ...protection }) => ({
      ...protection,
      price: timesPrice(offer.price, times),
      left: null,
    })),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.pickUp.at.slice(0, 10)) },
    reviewsSample: reviewsOf(random, 'car', offer.reviews),
  };
}

import { seededRandom } from '../seeded-random.ts';
import words from './activity-words.json' with { type: 'json' };
import { cancellationTerms } from './cancellation.ts';
import { filledIn } from './filled-in.ts';
import type { ActivityOffer, Choice, OfferExtras } from './offer.ts';
import { timesPrice } from './price.ts';
import { reviewsOf } from './reviews.ts';

/** More about an activity: its choices are the times at which it starts, and one of them in private. */
export function activityExtras(offer: ActivityOffer): OfferExtras {
  const random = seededRandom(`activity extras/${offer.picture.split('/').at(-1)}`);
  const filling = { title: offer.name, duration: String(offer.durationMinutes), city: offer.place.city };
  return {
    description: [words.openings, words.middles, words.endings].map((texts) => filledIn(random.pick(texts), filling)),
    facts: [
      { code: 'duration-minutes', value: offer.durationMinutes },
      { code: 'group-size', value: random.pick([6, 8, 12, 16]) },
      { code: 'languages', value: random.pick(['en', 'en, es', 'en, fr, de']) },
      { code: 'minimum-age', value: random.pick([0, 4, 8, 12]) },
    ],
    choices: slotChoices(offer),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.date) },
    reviewsSample: reviewsOf(random, 'activity', offer.reviews),
  };
}

function slotChoices(offer: ActivityOffer): Choice[] {
  const random = seededRandom(`tickets/${offer.id}`);
  const groups = offer.slots.map(
    (slot, index): Choice => ({
      id: slot.replace(':', ''),
      name: slot,
      description: random.pick(words.slotDescriptions),
      price: offer.price,
      tags: ['small-group'],
      left: random.pick(index === 0 ? [6, 9, 12] : [0, 2, 5, 8, 12]),
    }),
  );
  const { name, description, times } = words.private;
  const slot = random.pick(offer.slots);
  const alone: Choice = {
    id: `private-${slot.replace(':', '')}`,
    name: filledIn(name, { slot }),
    description,
    price: timesPrice(offer.price, times),
    tags: ['private'],
    left: random.pick([null, 1, 2]),
  };
  return [...groups, alone];
}

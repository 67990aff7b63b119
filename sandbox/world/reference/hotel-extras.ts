import { seededRandom } from '../seeded-random.ts';
import { cancellationTerms } from './cancellation.ts';
import { filledIn } from './filled-in.ts';
import words from './hotel-words.json' with { type: 'json' };
import type { Choice, HotelOffer, OfferExtras } from './offer.ts';
import { timesPrice } from './price.ts';
import { reviewsOf } from './reviews.ts';

/** So much more does a room cost with breakfast for everybody. */
const BREAKFAST = 1.09;

/** More about a hotel for a stay: the rooms are its choices, the plainest first. */
export function hotelExtras(offer: HotelOffer): OfferExtras {
  const random = seededRandom(`hotel extras/${offer.name}/${offer.picture.split('/').at(-1)}`);
  const [rooms, year] = [random.whole(18, 240), random.whole(1890, 2016)];
  const filling = {
    name: offer.name,
    distance: offer.distance.toFixed(1),
    from: offer.distanceFrom,
    rooms: String(rooms),
    year: String(year),
    ago: String(random.whole(2, 6)),
  };
  return {
    description: [words.openings, words.middles, words.endings].map((texts) => filledIn(random.pick(texts), filling)),
    facts: [
      { code: 'check-in-time', value: random.pick(['14:00', '15:00', '16:00']) },
      { code: 'check-out-time', value: random.pick(['10:00', '11:00', '12:00']) },
      { code: 'rooms-in-hotel', value: rooms },
      { code: 'open-since', value: year },
      { code: 'stars', value: offer.stars },
    ],
    choices: roomsOf(offer),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.stay.checkIn) },
    reviewsSample: reviewsOf(random, 'hotel', offer.reviews),
  };
}

function roomsOf(offer: HotelOffer): Choice[] {
  const random = seededRandom(`rooms/${offer.id}`);
  const included = offer.tags.includes('breakfast');
  const count = random.whole(3, words.rooms.length);
  return words.rooms.slice(0, count).flatMap(({ times, tags, ...room }, index) => {
    const left = (): number | null => random.pick(index === 0 ? [null, 3, 5] : [null, 0, 1, 2, 4, 6]);
    const alone = {
      ...room,
      price: timesPrice(offer.price, times),
      tags: included ? ['breakfast', ...tags] : tags,
      left: left(),
    };
    if (included || !random.chance(0.6)) return [alone];
    const [id, name] = [`${room.id}-breakfast`, `${room.name} with breakfast`];
    return [
      alone,
      { ...alone, id, name, price: timesPrice(alone.price, BREAKFAST), tags: ['breakfast', ...tags], left: left() },
    ];
  });
}

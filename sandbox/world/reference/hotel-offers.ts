import type { Coordinates } from '../geography.ts';
import type { Hotel } from '../hotels-around.ts';
import { hotelsAround } from '../hotels-around.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Asked } from './asked.ts';
import { freeUntil } from './cancellation.ts';
import { daysBetween } from './days.ts';
import { hotelOfferId } from './hotel-offer-id.ts';
import words from './hotel-words.json' with { type: 'json' };
import type { HotelOffer, HotelStay, OfferPlace } from './offer.ts';
import { offerPlace } from './offer-place.ts';
import { priceOf } from './price.ts';

/** A stay that is looked for around a point. */
export interface HotelSearch extends Coordinates, Omit<HotelStay, 'nights'> {}

const STREETS = 3;
/** So much more, of a room's price, for each guest beyond two in a room. */
const CROWDED = 0.15;

/** Hotels for a stay, those of the home page's deals first; none in the wilderness. Prices are for the whole stay. */
export function hotelOffers(search: HotelSearch, asked: Asked): HotelOffer[] {
  const place = offerPlace(search);
  return hotelsAround({ ...search, seed: asked.seed }, STREETS).map((hotel) => offerOf(hotel, place, search, asked));
}

function offerOf(hotel: Hotel, place: OfferPlace, search: HotelSearch, { seed, origin, today }: Asked): HotelOffer {
  const { checkIn, checkOut, rooms, adults, children } = search;
  const random = seededRandom(`hotel/${seed}/${hotel.id}`);
  const nights = daysBetween(checkIn, checkOut);
  const crowd = Math.max(0, adults + children - 2 * rooms);
  const free = freeUntil(checkIn, random.pick([1, 2, 3, 7, null]), today);
  const breakfast = random.chance(0.45);
  const picture = `${origin}/media/scene/${hotel.scene}/${hotel.id}.svg`;
  return {
    id: hotelOfferId(search, hotel.id, seed),
    product: 'hotel',
    name: hotel.name,
    picture,
    pictures: [
      picture,
      ...[1, 2, 3, 4].map((view) => `${origin}/media/scene/${random.pick(VIEWS)}/${hotel.id}-${view}.svg`),
    ],
    rating: Math.min(5, Math.round((hotel.stars * 0.45 + random.between(2, 2.9)) * 10) / 10),
    reviews: random.whole(12, 2400),
    price: priceOf(hotel.nightly, nights * (rooms + crowd * CROWDED)),
    perUnit: 'stay',
    freeCancellationUntil: free,
    tags: [
      ...(free === null ? [] : ['free-cancellation']),
      ...(breakfast ? ['breakfast'] : []),
      ...(sceneTag(hotel.scene) ?? []),
      ...random.shuffled(words.tags).slice(0, 2 + Math.round(hotel.stars)),
    ],
    stars: hotel.stars,
    place: { ...place, lat: hotel.latitude, long: hotel.longitude },
    distance: Math.round(hotel.distance * 100) / 100,
    distanceFrom: hotel.distanceFrom,
    stay: { checkIn, checkOut, nights, rooms, adults, children },
  };
}

const VIEWS: readonly string[] = ['old-town', 'skyline', 'sea', 'mountains'];

const SCENE_TAGS: ReadonlyMap<string, string> = new Map(Object.entries(words.byScene));

function sceneTag(scene: string): string[] | undefined {
  const tag = SCENE_TAGS.get(scene);
  return tag === undefined ? undefined : [tag];
}

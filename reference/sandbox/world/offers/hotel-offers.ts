import { daysBetween } from '../days.ts';
import { generateHotels, type Hotel } from '../deals/hotel-deals.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { hotelPictures } from '../pictures/picture-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import { guestsByRoom, maxRoomGuests, peopleByRoom } from './hotel-guests.ts';
import { plainestRoom, plainestRoomShare, roomChoices } from './hotel-rooms.ts';
import words from './hotel-words.json' with { type: 'json' };
import { DEFAULT_MARKUPS } from './markups.ts';
import type { HotelOffer, HotelStay, OfferExtras, OfferPlace, SearchContext } from './offer.ts';
import { hotelOfferId } from './offer-id.ts';
import { offerPlace } from './offer-place.ts';
import { cancellationTerms, freeCancellationDate, LEFT_EARLY_TERMS, priceWithMarkup } from './price.ts';
import { sampleReviews } from './reviews.ts';

/** In miles. */
const SHORT_WALK_MILES = 1;

/** Details of a hotel for a stay: the rooms are its choices, the plainest first. */
export function hotelExtras(offer: HotelOffer, t: Translate): OfferExtras {
  const random = seededRandom(`hotel extras/${offer.name}/${offer.picture.split('-').at(-1)}`);
  const [rooms, year] = [random.whole(18, 240), random.whole(1890, 2016)];
  // A distant hotel isn't "a short way" away.
  const openings = words.openings.filter((text) => offer.distance <= SHORT_WALK_MILES || text.includes('{distance}'));
  const templateValues = {
    name: offer.name,
    distance: t.distance(offer.distance),
    from: offer.distanceFrom,
    rooms: String(rooms),
    year: String(year),
    ago: String(random.whole(3, 7)),
  };
  return {
    description: [openings, words.middles, words.endings].map((texts) => t(random.pick(texts), templateValues)),
    facts: [
      { code: 'check-in-time', value: random.pick(['14:00', '15:00', '16:00']) },
      { code: 'check-out-time', value: random.pick(['10:00', '11:00', '12:00']) },
      { code: 'email', value: hotelEmail(offer.name) },
      { code: 'rooms-in-hotel', value: rooms },
      { code: 'open-since', value: year },
      { code: 'stars', value: offer.stars },
    ],
    choices: roomChoices(offer),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.stay.checkIn, LEFT_EARLY_TERMS) },
    reviewsSample: sampleReviews(random, 'hotel', offer.reviews),
  };
}

function hotelEmail(name: string): string {
  const domain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `reception@${domain}.example`;
}

/** A search for stays around a point. */
export interface HotelSearch extends Coordinates, Omit<HotelStay, 'nights' | 'mostInRoom' | 'byRoom'> {
  /** The guests by room, in the form of an offer's id. */
  readonly guests?: string;
}

const EXTRA_BATCHES = 3;
/**
 * Hotels for a stay, first the deals of the home page; none far from any known place, and none if a room has more
 * guests than fit in the largest. Prices are for the whole stay.
 */
export function hotelOffers(search: HotelSearch, context: SearchContext): HotelOffer[] {
  if (plainestRoom(maxRoomGuests(search)) === undefined) return [];
  const place = offerPlace(search, context.language);
  return generateHotels({ ...search, seed: context.seed }, EXTRA_BATCHES).map((hotel) =>
    hotelOffer(hotel, place, search, context),
  );
}

function hotelOffer(
  hotel: Hotel,
  place: OfferPlace,
  search: HotelSearch,
  { seed, origin, today, language = 'en', markups = DEFAULT_MARKUPS }: SearchContext,
): HotelOffer {
  const t = translateTo(language);
  const { checkIn, checkOut, rooms, adults, children } = search;
  const random = seededRandom(`hotel/${seed}/${hotel.id}`);
  const nights = daysBetween(checkIn, checkOut);
  const shares = peopleByRoom(search).map(plainestRoomShare);
  const freeUntil = freeCancellationDate(checkIn, random.pick([1, 2, 3, 7, null]), today);
  const breakfast = random.chance(0.45);
  const pictures = hotelPictures(hotel, origin);
  return {
    id: hotelOfferId(search, hotel.id, seed),
    product: 'hotel',
    name: hotel.name,
    picture: pictures[0] ?? '',
    pictures,
    rating: Math.min(5, Math.round((hotel.stars * 0.45 + random.between(2, 2.9)) * 10) / 10),
    reviews: random.whole(12, 2400),
    price: priceWithMarkup(hotel.nightly, markups.hotel, nights * shares.reduce((sum, share) => sum + share, 0)),
    perUnit: 'stay',
    freeCancellationUntil: freeUntil,
    tags: [
      ...(freeUntil === null ? [] : ['free-cancellation']),
      ...(breakfast ? ['breakfast'] : []),
      ...(landscapeTag(hotel.landscape) ?? []),
      ...random.shuffled(words.tags).slice(0, 2 + Math.round(hotel.stars)),
    ],
    stars: hotel.stars,
    place: { ...place, lat: hotel.latitude, long: hotel.longitude },
    distance: Math.round(hotel.distance * 100) / 100,
    distanceFrom: t.place(hotel.distanceFrom),
    board: breakfast ? 'breakfast' : 'room-only',
    stay: {
      ...{ checkIn, checkOut, nights, rooms, adults, children },
      mostInRoom: maxRoomGuests(search),
      byRoom: guestsByRoom(search),
    },
  };
}

const LANDSCAPE_TAGS: ReadonlyMap<string, string> = new Map(Object.entries(words.byLandscape));

function landscapeTag(landscape: string): string[] | undefined {
  const tag = LANDSCAPE_TAGS.get(landscape);
  return tag === undefined ? undefined : [tag];
}

import { seededRandom } from '../seeded-random.ts';
import { roomChoiceId } from './chosen-choice.ts';
import words from './hotel-words.json' with { type: 'json' };
import type { Choice, HotelOffer, RateConditions } from './offer.ts';
import { cancellationTerms, LEFT_EARLY_TERMS, multiplyPrice, type Price, splitPrice } from './price.ts';

/** The price factor of breakfast for everybody. */
const BREAKFAST_FACTOR = 1.09;
/** The price factor of a non-refundable rate; still more expensive than the plainest room. */
const NON_REFUNDABLE_FACTOR = 0.92;
/** The extra price for each guest beyond two in a room, as a share of the room's price. */
const EXTRA_GUEST_SHARE = 0.15;
/** The minimum and maximum number of usual room types in a hotel. */
const USUAL_ROOMS = [3, 5] as const;

type RoomType = (typeof words.rooms)[number];

/** The plainest room for this many guests; undefined if they fit in none. */
export function plainestRoom(people: number): RoomType | undefined {
  return words.rooms.find(({ guests }) => guests >= people);
}

/** The price of the plainest room for this many guests, relative to the hotel's plainest room for two. */
export function plainestRoomShare(people: number): number {
  return (plainestRoom(people)?.times ?? 1) * (1 + Math.max(0, people - 2) * EXTRA_GUEST_SHARE);
}

/**
 * Each room alone, and some with breakfast or at a lower, non-refundable price: those in which the guests of each room
 * of the search fit. If rooms have different guests, each has its own choices.
 */
export function roomChoices(offer: HotelOffer): Choice[] {
  const { byRoom, mostInRoom } = offer.stay;
  if (new Set(byRoom.map((room) => JSON.stringify(room))).size < 2) return roomRates(offer, mostInRoom, offer.price);
  const people = byRoom.map(({ adults, childAges }) => adults + childAges.length);
  const prices = splitPrice(offer.price, people.map(plainestRoomShare));
  return prices.flatMap((price, index) =>
    roomRates(offer, people[index] ?? mostInRoom, price).map((choice) => choiceForRoom(choice, index + 1)),
  );
}

function choiceForRoom({ id, rate, ...choice }: Choice, forRoom: number): Choice {
  return { ...choice, id: roomChoiceId(forRoom, id), ...(rate !== undefined && { rate: { ...rate, forRoom } }) };
}

/** @param price of the plainest room for this many people */
function roomRates(offer: HotelOffer, people: number, price: Price): Choice[] {
  const random = seededRandom(`rooms/${offer.id}`);
  const included = offer.tags.includes('breakfast');
  const count = random.whole(...USUAL_ROOMS);
  const plainest = plainestRoom(people);
  // The plainest room is never sold out.
  const enough = [3, 5].map((number) => (number < offer.stay.rooms ? null : number));
  return words.rooms.flatMap(({ times, tags, beds, guests, ...room }, index) => {
    const unitsLeft = (): number | null =>
      random.pick(room.id === plainest?.id ? [null, ...enough] : [null, 0, 1, 2, 4, 6]);
    const rate = rateConditions(offer, { room: room.id, beds, guests, board: included ? 'breakfast' : 'room-only' });
    const alone = {
      ...room,
      price: room.id === plainest?.id ? price : multiplyPrice(price, times / (plainest?.times ?? 1)),
      tags: included ? ['breakfast', ...tags] : tags,
      left: unitsLeft(),
      rate,
    };
    const rates: Choice[] = [alone];
    if (!included && random.chance(0.6)) {
      rates.push({
        ...alone,
        id: `${room.id}-breakfast`,
        name: `${room.name} with breakfast`,
        price: multiplyPrice(alone.price, BREAKFAST_FACTOR),
        tags: ['breakfast', ...tags],
        left: unitsLeft(),
        rate: { ...rate, board: 'breakfast' },
      });
    }
    if (room.id !== plainest?.id && index > 0 && rate.freeCancellationUntil !== null && random.chance(0.5)) {
      rates.push({
        ...alone,
        id: `${room.id}-saver`,
        name: `${room.name}, non-refundable`,
        price: multiplyPrice(alone.price, NON_REFUNDABLE_FACTOR),
        left: unitsLeft(),
        rate: rateConditions({ ...offer, freeCancellationUntil: null }, rate),
      });
    }
    // Large rooms are offered only to guests who need them.
    const isUsual = index < count || room.id === plainest?.id;
    return isUsual && guests >= people ? rates : [];
  });
}

function rateConditions(
  { freeCancellationUntil, stay }: HotelOffer,
  rate: Pick<RateConditions, 'room' | 'board' | 'beds' | 'guests'>,
): RateConditions {
  return {
    ...rate,
    freeCancellationUntil,
    cancellation: cancellationTerms(freeCancellationUntil, stay.checkIn, LEFT_EARLY_TERMS),
  };
}

import type { PriceParts } from '@livery/contract/market/price-parts';
import type { OfferChoice, RateConditions } from '../offer/offer-details.ts';
import { isEnoughForEach, roomKind, withUnitsLeft } from './room-stock.ts';

/** Separates the ids of the choices for each room, in the address and in a booking. */
const ID_SEPARATOR = '.';

/**
 * The choices of each room, in the order of their numbers, if the rooms of a search are chosen separately; empty if a
 * choice is for all of them.
 */
export function choicesByRoom(choices: readonly OfferChoice[]): readonly (readonly OfferChoice[])[] {
  const numbers = [...new Set(choices.flatMap(({ rate }) => rate?.forRoom ?? []))];
  return numbers
    .toSorted((one, other) => one - other)
    .map((number) => choices.filter(({ rate }) => rate?.forRoom === number));
}

/** The ids for each room, by its position. */
export const roomIds = (id: string): readonly string[] => id.split(ID_SEPARATOR);

/** An id with another choice for a room. */
export function withRoom(id: string, choice: OfferChoice): string {
  return roomIds(id)
    .map((one, index) => (index + 1 === choice.rate?.forRoom ? choice.id : one))
    .join(ID_SEPARATOR);
}

/** The choices of each room, with the number that remains given the choices of the other rooms. */
export function availableBesideOthers(
  rooms: readonly (readonly OfferChoice[])[],
  id: string,
): readonly (readonly OfferChoice[])[] {
  const chosen = chooseEachRoom(rooms, id);
  return rooms.map((choices, index) => choices.map((choice) => withUnitsLeft(choice, chosen.toSpliced(index, 1))));
}

/** One choice of each room, combined into one with the total price; `null` if a room is sold out. */
export function chosenRooms(rooms: readonly (readonly OfferChoice[])[], id: string): OfferChoice | null {
  const chosen = chooseEachRoom(rooms, id);
  const [first] = chosen;
  if (first === undefined || chosen.length < rooms.length) return null;
  return {
    ...first,
    id: chosen.map((choice) => choice.id).join(ID_SEPARATOR),
    name: chosen.map(({ name }) => name).join(' + '),
    description: '',
    price: sumPrices(chosen.map(({ price }) => price)),
    tags: first.tags.filter((tag) => chosen.every(({ tags }) => tags.includes(tag))),
    left: null,
    rate: strictestConditions(chosen.flatMap(({ rate }) => rate ?? [])),
  };
}

/**
 * The choice for each room, else its first choice that remains given those of the rooms before it; of kinds that leave
 * one for each room after it. Empty if there are too few for all rooms.
 */
function chooseEachRoom(rooms: readonly (readonly OfferChoice[])[], id: string): readonly OfferChoice[] {
  if (!isEnoughForEach(rooms, [])) return [];
  const ids = roomIds(id);
  return rooms.reduce<readonly OfferChoice[]>((chosen, choices, index) => {
    const available = choices.filter((choice) => withUnitsLeft(choice, chosen).left !== 0);
    const preferred = [...available.filter((choice) => choice.id === ids[index]), ...available];
    const kinds = new Set(preferred.map(roomKind));
    const taken = chosen.map(roomKind);
    const later = rooms.slice(index + 1);
    const kind = [...kinds].find((one) => isEnoughForEach(later, [...taken, one]));
    return chosen.concat(preferred.find((choice) => roomKind(choice) === kind) ?? []);
  }, []);
}

/** The combined conditions of several rates: free cancellation until the earliest day, if all rates name one. */
function strictestConditions(rates: readonly RateConditions[]): RateConditions | null {
  const [first, ...others] = rates;
  if (first === undefined) return null;
  const strictest = others.reduce((one, other) => (strictnessKey(other) < strictnessKey(one) ? other : one), first);
  return { ...strictest, forRoom: null, guests: null };
}

/** Sorts rates without free cancellation first, then unknown ones, then by day. */
function strictnessKey({ freeCancellationUntil: until }: RateConditions): string {
  return until ?? '0';
}

function sumPrices(prices: readonly PriceParts[]): PriceParts {
  const sum = (field: 'total' | 'published' | 'base' | 'taxesAndFees') =>
    prices.reduce<number | null>((total, price) => {
      const part = price[field];
      return total === null || part === null ? null : Math.round((total + part) * 100) / 100;
    }, 0);
  const [first] = prices;
  return {
    total: sum('total') ?? 0,
    published: sum('published'),
    base: sum('base'),
    taxesAndFees: sum('taxesAndFees'),
    markupPercentage: first?.markupPercentage ?? null,
    discountPercentage: null,
  };
}

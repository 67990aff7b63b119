import type { Choice } from './offer.ts';
import { addPrices } from './price.ts';

/** Separates the ids of the choices for each room, if rooms are chosen separately. */
const ID_SEPARATOR = '.';

/**
 * The choice with an id; without an id, the first available one. If each room of a search has its own choices, one
 * choice of each room combined, whose ids are joined by dots.
 */
export function chosenChoice(choices: readonly Choice[], id: string | null): Choice | undefined {
  const rooms = choicesByRoom(choices);
  if (rooms.length > 0) return chosenRooms(rooms, id);
  return id === null ? firstAvailable(choices) : choices.find((choice) => choice.id === id);
}

/** All choices as they are sold: a choice, or the plainest available one of each room combined. */
export function soldChoices(choices: readonly Choice[]): readonly Choice[] {
  const rooms = choicesByRoom(choices);
  if (rooms.length === 0) return choices;
  const chosen = chosenRooms(rooms, null);
  return chosen === undefined ? [] : [chosen];
}

/** The number of a choice's units in a booked id: rooms of the same kind are counted together. */
export function bookedUnits(bookedId: string, { id, rate }: Choice): number {
  if (rate?.forRoom === undefined) return bookedId === id ? 1 : 0;
  return bookedId.split(ID_SEPARATOR).filter((one) => choiceKind(one) === choiceKind(id)).length;
}

/** The id of a room's choice: the number of the room, then the kind. */
export const roomChoiceId = (forRoom: number, kind: string): string => `${forRoom}-${kind}`;

const choiceKind = (id: string): string => id.slice(id.indexOf('-') + 1);

const firstAvailable = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ left }) => left !== 0) ?? choices[0];

/** The choices of each room, in order; empty if one choice is for all rooms. */
function choicesByRoom(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const numbers = [...new Set(choices.flatMap(({ rate }) => rate?.forRoom ?? []))];
  return numbers.map((number) => choices.filter(({ rate }) => rate?.forRoom === number));
}

function chosenRooms(rooms: readonly (readonly Choice[])[], id: string | null): Choice | undefined {
  const ids = id?.split(ID_SEPARATOR);
  if (ids !== undefined && ids.length !== rooms.length) return undefined;
  const chosen = rooms.flatMap(
    (choices, index) =>
      (ids === undefined ? firstAvailable(choices) : choices.find((one) => one.id === ids[index])) ?? [],
  );
  return chosen.length === rooms.length ? joinChoices(chosen) : undefined;
}

/** Choices of several rooms as one: it can be cancelled while each of them can be. */
function joinChoices(chosen: readonly Choice[]): Choice | undefined {
  const [first] = chosen;
  const { rate } = first ?? {};
  if (first === undefined || rate === undefined) return undefined;
  const days = chosen.map((one) => one.rate?.freeCancellationUntil ?? null);
  const strictest = chosen.find((one) => one.rate?.freeCancellationUntil === earliestDay(days)) ?? first;
  const { forRoom: _, ...conditions } = strictest.rate ?? rate;
  return {
    id: chosen.map(({ id }) => id).join(ID_SEPARATOR),
    name: chosen.map(({ name }) => name).join(' + '),
    description: '',
    price: addPrices(chosen.map(({ price }) => price)),
    tags: first.tags.filter((tag) => chosen.every(({ tags }) => tags.includes(tag))),
    left: chosen.some((one) => isTooFew(one, chosen)) ? 0 : null,
    rate: conditions,
  };
}

/** Null, which means no free cancellation, comes first. */
function earliestDay(days: readonly (string | null)[]): string | null {
  return days.reduce((one, other) => (one === null || other === null ? null : one < other ? one : other));
}

function isTooFew({ id, left }: Choice, chosen: readonly Choice[]): boolean {
  const taken = chosen.filter((one) => choiceKind(one.id) === choiceKind(id)).length;
  return left !== null && left < taken;
}

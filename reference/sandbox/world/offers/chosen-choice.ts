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
  const chosenChoices = rooms.flatMap(
    (choices, index) =>
      (ids === undefined ? firstAvailable(choices) : choices.find((choice) => choice.id === ids[index])) ?? [],
  );
  return chosenChoices.length === rooms.length ? joinChoices(chosenChoices) : undefined;
}

/** Choices of several rooms as one: it can be cancelled while each of them can be. */
function joinChoices(chosenChoices: readonly Choice[]): Choice | undefined {
  const [firstChoice] = chosenChoices;
  const { rate } = firstChoice ?? {};
  if (firstChoice === undefined || rate === undefined) return undefined;
  const days = chosenChoices.map((choice) => choice.rate?.freeCancellationUntil ?? null);
  const strictest =
    chosenChoices.find((choice) => choice.rate?.freeCancellationUntil === earliestDay(days)) ?? firstChoice;
  const { forRoom: _, ...conditions } = strictest.rate ?? rate;
  return {
    id: chosenChoices.map(({ id }) => id).join(ID_SEPARATOR),
    name: chosenChoices.map(({ name }) => name).join(' + '),
    description: '',
    price: addPrices(chosenChoices.map(({ price }) => price)),
    tags: firstChoice.tags.filter((tag) => chosenChoices.every(({ tags }) => tags.includes(tag))),
    left: chosenChoices.some((choice) => isTooFew(choice, chosenChoices)) ? 0 : null,
    rate: conditions,
  };
}

/** Null, which means no free cancellation, comes first. */
function earliestDay(days: readonly (string | null)[]): string | null {
  return days.reduce((one, other) => (one === null || other === null ? null : one < other ? one : other));
}

function isTooFew({ id, left }: Choice, chosenChoices: readonly Choice[]): boolean {
  const takenCount = chosenChoices.filter((choice) => choiceKind(choice.id) === choiceKind(id)).length;
  return left !== null && left < takenCount;
}

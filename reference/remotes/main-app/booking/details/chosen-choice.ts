import type { OfferChoice } from '../offer/offer-details.ts';
import { choicesByRoom, chosenRooms } from './chosen-rooms.ts';

/**
 * The choice in the address, else the first available one; `null` if all are sold out. If each room is chosen
 * separately, one choice for each.
 */
export function chosenChoice(choices: readonly OfferChoice[], id: string): OfferChoice | null {
  const rooms = choicesByRoom(choices);
  if (rooms.length > 0) return chosenRooms(rooms, id);
  const available = choices.filter((choice) => !isSoldOut(choice));
  return available.find((choice) => choice.id === id) ?? available[0] ?? null;
}

/** The choices as they are sold: if each room is chosen separately, the first choices of all rooms combined. */
export function combinedChoices(choices: readonly OfferChoice[]): readonly OfferChoice[] {
  const rooms = choicesByRoom(choices);
  if (rooms.length === 0) return choices;
  const firstChoice = chosenRooms(rooms, '');
  return firstChoice === null ? [] : [firstChoice];
}

export function isSoldOut({ left }: Pick<OfferChoice, 'left'>): boolean {
  return left === 0;
}

/** Whether all choices are sold out, or too few are left for each room to have one. */
export function isEverythingSoldOut(choices: readonly OfferChoice[]): boolean {
  const rooms = choicesByRoom(choices);
  if (rooms.length > 0) return chosenRooms(rooms, '') === null;
  return choices.length > 0 && choices.every(isSoldOut);
}

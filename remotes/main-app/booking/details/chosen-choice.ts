import type { OfferChoice } from '../offer/offer-details.ts';

/** The choice that the address names, else the first available one; `null` where all are sold out. */
export function chosenChoice(choices: readonly OfferChoice[], id: string): OfferChoice | null {
  const available = choices.filter((choice) => !isSoldOut(choice));
  return available.find((choice) => choice.id === id) ?? available[0] ?? null;
}

export function isSoldOut({ left }: OfferChoice): boolean {
  return left === 0;
}

/** Whether all choices are sold out. */
export function allSold(choices: readonly OfferChoice[]): boolean {
  return choices.length > 0 && choices.every(isSoldOut);
}

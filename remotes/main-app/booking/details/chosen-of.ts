import type { OfferChoice, OfferDetails } from '../offer/offer.ts';

/** What is chosen of an offer: the first that can be had, unless the address names another one; `null` where there is none. */
export function chosenOf({ choices }: Pick<OfferDetails, 'choices'>, id: string): OfferChoice | null {
  const left = choices.filter((choice) => !isSoldOut(choice));
  return left.find((choice) => choice.id === id) ?? left[0] ?? null;
}

export function isSoldOut({ left }: OfferChoice): boolean {
  return left === 0;
}

/** Whether nothing is left to choose. */
export function allSold({ choices }: Pick<OfferDetails, 'choices'>): boolean {
  return choices.length > 0 && choices.every(isSoldOut);
}

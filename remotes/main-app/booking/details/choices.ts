import type { OfferChoice, OfferDetails } from '../offer/offer.ts';

/** The choice that the address names, else the first available one; `null` where all are sold out. */
export function chosenChoice({ choices }: Pick<OfferDetails, 'choices'>, id: string): OfferChoice | null {
  const available = choices.filter((choice) => !isSoldOut(choice));
  return available.find((choice) => choice.id === id) ?? available[0] ?? null;
}

export function isSoldOut({ left }: OfferChoice): boolean {
  return left === 0;
}

/** Whether all choices are sold out. */
export function allSold({ choices }: Pick<OfferDetails, 'choices'>): boolean {
  return choices.length > 0 && choices.every(isSoldOut);
}

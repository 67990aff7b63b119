import type { Offer } from './offer.ts';
import type { FareConditions, OfferChoice, OfferDetails } from './offer-details.ts';
import { setTag, withFreeCancellation } from './with-tag.ts';

/** An offer with a choice, which may have different conditions: cancellation, and the bags of a fare. */
export function offerWithChoice(details: OfferDetails, choice: OfferChoice | null): OfferDetails {
  const fare = choice?.fare ?? null;
  const conditions = choice?.rate ?? fare;
  if (conditions === null) return details;
  const { freeCancellationUntil, cancellation } = conditions;
  const tags = withFreeCancellation(details.offer.tags, freeCancellationUntil);
  const chosenDetails = { ...details, cancellation, offer: { ...details.offer, freeCancellationUntil, tags } };
  return fare === null ? chosenDetails : withFare(chosenDetails, fare);
}

function withFare(
  { offer, facts, ...details }: OfferDetails,
  { cabinBags, checkedBags }: FareConditions,
): OfferDetails {
  const pieces: ReadonlyMap<string, number | null> = new Map([
    ['cabin-bags', cabinBags],
    ['checked-bags', checkedBags],
  ]);
  return {
    ...details,
    offer: withBags(
      { ...offer, tags: cabinBags === null ? offer.tags : setTag(offer.tags, 'carry-on', cabinBags > 0) },
      { cabinBags, checkedBags },
    ),
    facts: facts
      .map(({ code, value }) => ({ code, value: pieces.has(code) ? String(pieces.get(code) ?? '') : value }))
      .filter(({ value }) => value !== ''),
  };
}

function withBags(offer: Offer, bags: Pick<FareConditions, 'cabinBags' | 'checkedBags'>): Offer {
  return offer.product === 'flight' ? { ...offer, ...bags } : offer;
}

import type { Guests, WireRecord } from '@livery/remote';
import type { SharedOfferFields } from '../offer/offer.ts';
import type { TravellerKind } from '../offer/offer-details.ts';
import { parseWholeNumber } from '../offer/offer-fields.ts';
import type { ProductTexts } from './definition.ts';

/* The common part of products that a party of adults, children and infants books. */

/** `null` if the travellers are unknown. */
export function parseParty(wire: WireRecord): Guests | null {
  const adults = parseWholeNumber(wire, 'adults');
  if (adults === null) return null;
  return {
    adults: Math.max(1, adults),
    children: parseWholeNumber(wire, 'children') ?? 0,
    infants: parseWholeNumber(wire, 'infants') ?? 0,
  };
}

/** The unit of the price: one person, or the party; the empty text if unknown. */
export function partyUnit(
  { perUnit, party }: Pick<SharedOfferFields, 'perUnit'> & { readonly party: Guests | null },
  texts: Pick<ProductTexts, 't' | 'party'>,
): string {
  if (perUnit === 'person') return texts.t('price.person');
  return party === null ? '' : texts.t('price.party', { party: texts.party(party) });
}

/** Infants have no seat; an unknown party has at least one. */
export function countSeats(party: Guests | null): number {
  return party === null ? 1 : party.adults + party.children;
}

/** Everybody must be named; in an unknown party, one person. */
export function partyTravellers(party: Guests | null): readonly TravellerKind[] {
  const { adults, children, infants } = party ?? { adults: 1, children: 0, infants: 0 };
  return [
    ...Array.from({ length: adults }, (): TravellerKind => 'adult'),
    ...Array.from({ length: children }, (): TravellerKind => 'child'),
    ...Array.from({ length: infants }, (): TravellerKind => 'infant'),
  ];
}

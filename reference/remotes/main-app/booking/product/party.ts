import type { Guests, WireRecord } from '@livery/remote';
import type { SharedFields } from '../offer/offer.ts';
import type { TravellerKind } from '../offer/offer-details.ts';
import { parseWholeNumber } from '../offer/offer-fields.ts';
import type { ProductTexts } from './definition.ts';

/* What products have in common that a party of adults, children and infants books. */

export function parseParty(wire: WireRecord): Guests {
  return {
    adults: Math.max(1, parseWholeNumber(wire, 'adults') ?? 1),
    children: parseWholeNumber(wire, 'children') ?? 0,
    infants: parseWholeNumber(wire, 'infants') ?? 0,
  };
}

/** Whom the price is for: one person, or the party. */
export function partyNote(
  { perUnit, party }: Pick<SharedFields, 'perUnit'> & { readonly party: Guests },
  texts: Pick<ProductTexts, 't' | 'party'>,
): string {
  return perUnit === 'person' ? texts.t('price.person') : texts.t('price.party', { party: texts.party(party) });
}

/** Infants have no seat of their own. */
export function seatsFor({ adults, children }: Guests): number {
  return adults + children;
}

/** Everybody has to be named. */
export function travellersIn({ adults, children, infants }: Guests): readonly TravellerKind[] {
  return [
    ...Array.from({ length: adults }, (): TravellerKind => 'adult'),
    ...Array.from({ length: children }, (): TravellerKind => 'child'),
    ...Array.from({ length: infants }, (): TravellerKind => 'infant'),
  ];
}

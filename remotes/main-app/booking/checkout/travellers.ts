import type { Offer, Party } from '../offer/offer.ts';

export type TravellerKind = 'adult' | 'child' | 'infant';

/** The travellers to be named: one guest of a hotel, the driver of a car, everybody for other products. */
export function travellersOf(offer: Offer, people: number): readonly TravellerKind[] {
  switch (offer.product) {
    case 'hotel':
    case 'car':
      return ['adult'];
    case 'activity':
      return Array.from({ length: people }, (): TravellerKind => 'adult');
    case 'flight':
    case 'cruise':
      return kindsOf(offer.party);
  }
}

/** How many times the price is paid: once, or once per person. */
export function timesOf(offer: Offer, people: number): number {
  return offer.perUnit === 'person' ? travellersOf(offer, people).length : 1;
}

function kindsOf({ adults, children, infants }: Party): readonly TravellerKind[] {
  return [
    ...Array.from({ length: adults }, (): TravellerKind => 'adult'),
    ...Array.from({ length: children }, (): TravellerKind => 'child'),
    ...Array.from({ length: infants }, (): TravellerKind => 'infant'),
  ];
}

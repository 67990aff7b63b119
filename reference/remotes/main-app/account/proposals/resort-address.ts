import { addressWith } from '@livery/remote';
import type { ProposedOffer } from './proposal-wire.ts';

/** The path of a proposed resort, if its stay is booked as one of the proposal; that of the search once it is gone. */
export function resortAddress(offer: ProposedOffer['offer'], proposalId: string): string {
  if (offer?.product !== 'resort') return '/booknow/resort';
  const { propertyId: property, checkIn, checkOut, adults, children } = offer;
  return addressWith('/booknow/resort/details', { property, checkIn, checkOut, adults, children, proposalId });
}

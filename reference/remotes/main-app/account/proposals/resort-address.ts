import { addressWith } from '@livery/remote';
import type { ProposedOffer } from './proposal-wire.ts';

/**
 * The path of a proposed resort, where booking counts as part of the proposal; if it is no longer sold, the path of the
 * search.
 */
export function resortAddress(offer: ProposedOffer['offer'], proposalId: string): string {
  if (offer?.product !== 'resort') return '/booknow/resort';
  const { propertyId: property, checkIn, checkOut, adults, children } = offer;
  return addressWith('/booknow/resort/details', { property, checkIn, checkOut, adults, children, proposalId });
}

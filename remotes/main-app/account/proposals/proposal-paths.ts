import { addressWith } from '../../../kit/navigation/address-query.ts';
import { offerAddress } from '../../booking/product/step-address.ts';
import type { Proposal, ProposedOffer } from './proposal.ts';

/** Where whoever was sent a proposal reads it. */
export function proposalAddress(id: string): string {
  return addressWith('/deal-link', { proposalId: id });
}

/** Where an offer of a proposal is looked at: its first hotel has a path that needs no log-in (rules §6). */
export function proposedAddress({ id, offers }: Pick<Proposal, 'id' | 'offers'>, one: ProposedOffer): string {
  const firstHotel = offers.find(({ product }) => product === 'hotel');
  return one === firstHotel
    ? `/booknow/hotels/deal/${encodeURIComponent(id)}`
    : offerAddress(one.product, 'details', one.offerId, '');
}

import { addressWith, type UserProfile } from '@livery/remote';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { confirmationAddress, offerAddress } from '../../booking/product/product.ts';
import { itemPath } from '../common/paths.ts';
import type { Proposal, ProposedOffer } from './proposal-wire.ts';
import { resortAddress } from './resort-address.ts';

/** The path of a proposal for its recipient, in their language. */
export function proposalAddress({ id, language }: Pick<Proposal, 'id' | 'language'>): string {
  return addressWith('/deal-link', { proposalId: id, lng: language === '' ? null : language });
}

/**
 * The path of a proposed offer for the recipient. Booking from there counts as part of the proposal. If the offer is a
 * hotel that is still sold, no log-in is needed (rules §6).
 */
export function proposedOfferAddress({ id, offers }: Pick<Proposal, 'id' | 'offers'>, offer: ProposedOffer): string {
  const product = PRODUCTS.find((knownProduct) => knownProduct === offer.product);
  if (product === undefined) return resortAddress(offer.offer, id);
  const choice = offer.choiceId === '' ? {} : { choice: offer.choiceId };
  // Without `hotelId` the address shows the whole proposal; with only one offer it isn't needed.
  const hotelParameter = offers.length === 1 ? {} : { hotelId: offer.offerId };
  return offer.product === 'hotel' && offer.offer !== null
    ? addressWith(`/booknow/hotels/deal/${encodeURIComponent(id)}`, { ...hotelParameter, ...choice })
    : offerAddress(product, 'details', offer.offerId, addressWith('', { proposalId: id }), offer.choiceId || undefined);
}

/**
 * The page of a booking from a proposal, for people who may see it; `null` for others. Anybody with the link may open a
 * guest's proposal, so guests find their booking by its number and their e-mail address.
 */
export function bookedOfferAddress(
  { product, booked }: Pick<ProposedOffer, 'product' | 'booked'>,
  viewer: UserProfile | null,
) {
  const reference = booked?.reference ?? null;
  if (reference === null) return booked !== null && viewer === null ? '/manage-booking' : null;
  if (viewer !== null) return itemPath(viewer.isTravelAgent ? '/bookings' : '/mytrip/mytrips', reference);
  const knownProduct = PRODUCTS.find((candidate) => candidate === product);
  // The resort remote has no confirmation page.
  return knownProduct === undefined ? '/manage-booking' : confirmationAddress(knownProduct, reference);
}

import { addressWith } from '@livery/remote';
import { matchRoutes } from 'react-router-dom';
import { definitionOf, offerAddress, PRODUCTS } from '../../booking/product/product.ts';
import type { Proposal, ProposedOffer } from './proposal-wire.ts';

/** The path of a proposal for its recipient. */
export function proposalAddress(id: string): string {
  return addressWith('/deal-link', { proposalId: id });
}

/** The path of a proposed offer for the recipient: that of its first hotel needs no log-in (rules §6). */
export function proposedAddress({ id, offers }: Pick<Proposal, 'id' | 'offers'>, one: ProposedOffer): string {
  const firstHotel = offers.find(({ product }) => product === 'hotel');
  return one === firstHotel
    ? `/booknow/hotels/deal/${encodeURIComponent(id)}`
    : offerAddress(one.product, 'details', one.offerId, '');
}

/** The offer whose page an address leads to, with or without the site's origin; `null` for other addresses. */
export function offerFromAddress(address: string): Omit<ProposedOffer, 'offer'> | null {
  const text = address.trim();
  if (!URL.canParse(text, 'https://here.invalid')) return null;
  const { pathname, searchParams } = new URL(text, 'https://here.invalid');
  for (const product of PRODUCTS) {
    const { details, reservation, checkout, offerName } = definitionOf(product).pages;
    for (const pattern of [details, reservation, checkout]) {
      const [match] = (pattern === null ? null : matchRoutes([{ path: pattern, caseSensitive: true }], pathname)) ?? [];
      const offerId = match === undefined ? '' : (match.params['id'] ?? searchParams.get(offerName) ?? '');
      if (offerId !== '') return { product, offerId };
    }
  }
  return null;
}

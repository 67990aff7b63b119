import type { WireRecord } from '@livery/remote';
import type { Offer } from '../../booking/offer/offer.ts';
import { offerOf } from '../../booking/offer/offer-wire.ts';
import { PRODUCTS, type Product } from '../../booking/product/product.ts';
import { readDay, readList, readOne } from '../common/wire-readers.ts';

/** Offers that an agent proposes to a client. */
export interface Proposal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** The empty text where it has no client. */
  readonly clientId: string;
  readonly on: string;
  readonly by: string;
  readonly status: ProposalStatus;
  /** The reason why it was declined; may be empty. */
  readonly reason: string;
  readonly offers: readonly ProposedOffer[];
}

export interface ProposedOffer {
  readonly product: Product;
  readonly offerId: string;
  /** `null` once it is no longer sold. */
  readonly offer: Offer | null;
}

export const PROPOSAL_STATUSES = ['open', 'approved', 'disapproved'] as const;

type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Reads `GET /api/reference/proposals`. */
export const readProposals = readList(proposalOf);

/** Reads one proposal, and the response to creating or deciding one. */
export const readProposal = readOne(proposalOf);

function proposalOf(wire: WireRecord): Proposal | undefined {
  const [id, title, status] = [wire.text('id'), wire.text('title').trim(), wire.text('status')];
  if (id === '' || title === '') return undefined;
  return {
    id,
    title,
    message: wire.text('message').trim(),
    clientId: wire.text('clientId'),
    on: readDay(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    status: PROPOSAL_STATUSES.find((known) => known === status) ?? 'open',
    reason: wire.text('reason').trim(),
    offers: wire.records('offers').flatMap((one) => proposedOf(one) ?? []),
  };
}

function proposedOf(wire: WireRecord): ProposedOffer | undefined {
  const product = PRODUCTS.find((known) => known === wire.text('product'));
  const offerId = wire.text('offerId');
  if (product === undefined || offerId === '') return undefined;
  return { product, offerId, offer: offerOf(product, wire.record('offer')) ?? null };
}

import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { offerOf } from '../../booking/offer/offer-wire.ts';
import { PRODUCTS } from '../../booking/product/product.ts';
import { dayIn } from '../frame/day-in.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import { PROPOSAL_STATUSES, type Proposal, type ProposedOffer } from './proposal.ts';

/** Reads `GET /api/reference/proposals`. */
export const readProposals = readList(proposalOf);

/** Reads one proposal, and what making or answering one is answered with. */
export const readProposal = readOne(proposalOf);

function proposalOf(wire: WireRecord): Proposal | undefined {
  const [id, title, status] = [wire.text('id'), wire.text('title').trim(), wire.text('status')];
  if (id === '' || title === '') return undefined;
  return {
    id,
    title,
    message: wire.text('message').trim(),
    clientId: wire.text('clientId'),
    on: dayIn(wire, 'at'),
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

import { PRODUCT_NAMES } from '../../../world/products/products.ts';
import { isRecord } from '../../../world/query-fields.ts';
import { isText } from '../../request/request-fields.ts';

interface Proposed {
  readonly product: string;
  readonly offerId: string;
}

/** What an agent proposes to a client. */
export interface ProposalRequest {
  readonly title: string;
  readonly clientId: string | null;
  readonly message: string;
  readonly offers: readonly Proposed[];
}

export interface Proposal extends ProposalRequest {
  /** Unguessable: it opens the proposal without a token. */
  readonly id: string;
  /** Where the client reads it, on the agency's site. */
  readonly url: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly status: 'open' | 'approved' | 'disapproved';
  readonly reason: string | null;
  readonly answeredAt: string | null;
}

const MOST = 12;

/** Reads what is proposed, or explains in one sentence which field is wrong. */
export function proposalRequest(body: Readonly<Record<string, unknown>>): ProposalRequest | string {
  const { title, clientId = null, message = '', offers } = body;
  if (!isText(title)) return 'title must be text of at most 200 characters.';
  if (clientId !== null && !isText(clientId)) return 'clientId must be the id of a client, or be left out.';
  if (typeof message !== 'string' || message.length > 2000) return 'message must be text of at most 2,000 characters.';
  if (!Array.isArray(offers) || offers.length < 1 || offers.length > MOST)
    return `offers must be a list of 1 to ${MOST} offers.`;
  const proposed: Proposed[] = [];
  for (const [index, one] of offers.entries()) {
    const { product, offerId } = isRecord(one) ? one : {};
    if (!isText(product, 20)) return `offers[${index}].product must be ${PRODUCT_NAMES}.`;
    if (!isText(offerId, 400)) return `offers[${index}].offerId must be the id of an offer.`;
    proposed.push({ product, offerId });
  }
  return { title: title.trim(), clientId, message, offers: proposed };
}

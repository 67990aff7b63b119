import type { ProposalRequest } from './proposal-request.ts';

/** A proposal as it is stored. */
export interface Proposal extends Omit<ProposalRequest, 'offers'> {
  /** Can't be guessed: it opens the proposal without a token. */
  readonly id: string;
  readonly offers: readonly ProposedOffer[];
  /** The path on the agency's site where the client reads it. */
  readonly url: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
  /** Raised with each change by an agent. */
  readonly version: number;
  readonly changedAt: string;
  /** The name of the person who last changed it. */
  readonly changedBy: string;
  /** The number and times of openings by the client; those by the agency's people aren't counted. */
  readonly opened: { readonly count: number; readonly first: string | null; readonly last: string | null };
  readonly status: 'open' | 'approved' | 'disapproved';
  readonly reason: string | null;
  readonly answeredAt: string | null;
}

export interface ProposedOffer {
  readonly product: string;
  readonly offerId: string;
  readonly choiceId: string | null;
  readonly note: string;
  /** Its name, which is kept when the offer is no longer sold. */
  readonly name: string;
  /** The price when it was proposed, in US dollars. */
  readonly proposedTotal: number;
}

/** The initial fields of a new proposal, except its offers. */
export function newProposal(id: string, at: string, by: Proposal['by']) {
  return {
    id,
    url: `/deal-link?proposalId=${id}`,
    at,
    by,
    version: 1,
    changedAt: at,
    changedBy: by.name,
    opened: { count: 0, first: null, last: null },
    status: 'open',
    reason: null,
    answeredAt: null,
  } as const satisfies Partial<Proposal>;
}

/** A proposal after its client's approval; unchanged if it was already approved. */
export function approvedProposal(proposal: Proposal, at: Date): Proposal {
  return proposal.status === 'approved'
    ? proposal
    : { ...proposal, status: 'approved', reason: null, answeredAt: at.toISOString() };
}

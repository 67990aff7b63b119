import type { ProposalRequest } from './proposal-request.ts';

/** A proposal as it is stored. */
export interface Proposal extends Omit<ProposalRequest, 'offers'> {
  /** Unguessable: it opens the proposal without a token. */
  readonly id: string;
  readonly offers: readonly ProposedOffer[];
  /** Where the client reads it, on the agency's site. */
  readonly url: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
  /** Raised with each change by an agent. */
  readonly version: number;
  readonly changedAt: string;
  /** The name of who changed it last. */
  readonly changedBy: string;
  /** How often the client opened it, and when; the agency's own people are not counted. */
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
  /** Its name, which outlives it. */
  readonly name: string;
  /** What it cost when it was proposed, in US dollars. */
  readonly proposedTotal: number;
}

/** What is new of a proposal that was just made, but for what it proposes. */
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

/** A proposal that its client has approved; as it was if they had before. */
export function approvedProposal(proposal: Proposal, at: Date): Proposal {
  return proposal.status === 'approved'
    ? proposal
    : { ...proposal, status: 'approved', reason: null, answeredAt: at.toISOString() };
}

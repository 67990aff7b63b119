import { fullName } from '../../../world/agencies/people.ts';
import type { SearchContext } from '../../../world/offers/offer.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import type { Requester } from '../access.ts';
import { initialProposals } from '../agency/initial-proposals.ts';
import { FOR_SOMEBODY_ELSE, mayOpenProposal } from '../agency/may-open-proposal.ts';
import { approvedProposal, type Proposal, type ProposedOffer } from '../agency/proposal.ts';
import type { Booking } from './booking.ts';
import type { BookingRequest } from './booking-request.ts';

interface Refusal {
  readonly status: 403 | 422;
  readonly message: string;
}

/** The proposal of a booking, and its client. */
interface ProposalAndClient extends Pick<Booking, 'client'> {
  readonly proposal: Proposal | null;
}

interface BookedOffer extends Pick<BookingRequest, 'proposalId'> {
  /** Whether an offer of the proposal is the booked one. */
  readonly isProposed: (offer: ProposedOffer) => boolean;
}

/**
 * The proposal from which a booking is made, with its client: the requester must be allowed to open it, and it must
 * contain the offer.
 */
export function bookedProposal(
  { stores, now }: Pick<SandboxWorld, 'stores' | 'now'>,
  requester: Requester,
  { proposalId, isProposed }: BookedOffer,
  context: SearchContext,
): ProposalAndClient | Refusal {
  if (proposalId === null) return { proposal: null, client: null };
  const { proposals, clients } = stores;
  const { agency } = requester;
  proposals.initialise(agency, () => initialProposals(agency, context, now()));
  const proposal = proposals.find(agency, proposalId);
  if (!proposal?.offers.some(isProposed)) return NOT_PROPOSED;
  if (!mayOpenProposal(clients, proposal, requester)) return { status: 403, ...FOR_SOMEBODY_ELSE };
  const client = proposal.clientId === null ? undefined : clients.find(agency, proposal.clientId);
  return { proposal, client: client === undefined ? null : { id: client.id, name: fullName(client) } };
}

/** A proposal in the form in which a booking names it. */
export function proposalReference(proposal: Proposal | null): Booking['proposal'] {
  return proposal && { id: proposal.id, title: proposal.title, by: proposal.by };
}

/** Booking a proposed offer approves the proposal. */
export function approveBookedProposal(
  { stores, now }: Pick<SandboxWorld, 'stores' | 'now'>,
  { agency, isStaff }: Pick<Requester, 'agency' | 'isStaff'>,
  proposal: Proposal | null,
): void {
  if (proposal !== null && !isStaff) stores.proposals.save(agency, approvedProposal(proposal, now()));
}

const NOT_PROPOSED: Refusal = { status: 422, message: 'proposalId belongs to no proposal of this offer.' };

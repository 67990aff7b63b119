import { agencyPeople, fullName, userIdOf } from '../../../world/agencies/people.ts';
import { daysAfter } from '../../../world/days.ts';
import type { Offer, SearchContext } from '../../../world/offers/offer.ts';
import { fillInDays } from '../../../world/office/initial-bookings.ts';
import table from '../../../world/office/proposals.json' with { type: 'json' };
import { PRODUCTS } from '../../../world/products/products.ts';
import { newProposal, type Proposal, type ProposedOffer } from './proposal.ts';

interface ProposalRow {
  readonly title: string;
  readonly lat: string;
  readonly long: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

const PROPOSAL_TABLE: ReadonlyMap<string, ProposalRow> = new Map(Object.entries<ProposalRow>(table));

/** docs/tour.md links to these ids. */
const CURRENT_PROPOSAL_ID = '7';
const OUTDATED_PROPOSAL_ID = '8';

/** The age of the second proposal: its offers are in the past. */
const OUTDATED_AGE_DAYS = 90;

/** The price of the first hotel when it was proposed, as a share of the current price. */
const FORMER_PRICE_SHARE = 0.92;

/**
 * The initial proposals of an agency's agent: one of two hotels, the first of which now costs more, and one of a hotel
 * whose dates have passed and of another; or none.
 */
export function initialProposals(agency: string, context: SearchContext, at: Date): readonly Proposal[] {
  const row = PROPOSAL_TABLE.get(agency);
  const agent = agencyPeople(agency).find(({ id }) => id === 'agent');
  if (row === undefined || agent === undefined) return [];
  const earlier = { ...context, today: daysAfter(context.today, -OUTDATED_AGE_DAYS) };
  const [firstOffer, secondOffer] = proposalHotels(row, context);
  const [over] = proposalHotels(row, earlier);
  if (firstOffer === undefined || secondOffer === undefined || over === undefined) return [];
  const by = { id: userIdOf(agent), name: fullName(agent) };
  const about = { title: row.title, clientId: null, language: null, message: '' };
  return [
    {
      ...newProposal(OUTDATED_PROPOSAL_ID, new Date(at.getTime() - OUTDATED_AGE_DAYS * 86_400_000).toISOString(), by),
      ...about,
      offers: [toProposedOffer(over, 1), toProposedOffer(secondOffer, 1)],
    },
    {
      ...newProposal(CURRENT_PROPOSAL_ID, at.toISOString(), by),
      ...about,
      offers: [toProposedOffer(firstOffer, FORMER_PRICE_SHARE), toProposedOffer(secondOffer, 1)],
    },
  ];
}

function proposalHotels(
  { checkIn, checkOut, title: _, ...place }: ProposalRow,
  context: SearchContext,
): readonly Offer[] {
  const days = { checkIn: fillInDays(checkIn, context.today), checkOut: fillInDays(checkOut, context.today) };
  const foundOffers = PRODUCTS.get('hotel')?.search({ ...place, ...days, rooms: '1', adults: '2' }, context);
  return foundOffers === undefined || typeof foundOffers === 'string' ? [] : foundOffers.offers;
}

function toProposedOffer({ product, id, name, price }: Offer, share: number): ProposedOffer {
  return {
    product,
    offerId: id,
    choiceId: null,
    note: '',
    name,
    proposedTotal: Math.round(price.total * share * 100) / 100,
  };
}

import { nameOf, peopleOf, userIdOf } from '../../../world/agencies/people.ts';
import { daysAfter } from '../../../world/days.ts';
import type { Offer, SearchContext } from '../../../world/offers/offer.ts';
import { withDays } from '../../../world/office/initial-bookings.ts';
import table from '../../../world/office/proposals.json' with { type: 'json' };
import { PRODUCTS } from '../../../world/products/products.ts';
import { newProposal, type Proposal, type ProposedOffer } from './proposal.ts';

interface Row {
  readonly title: string;
  readonly lat: string;
  readonly long: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

const TABLE: ReadonlyMap<string, Row> = new Map(Object.entries<Row>(table));

/** Under these ids docs/tour.md leads to them. */
const ID = '7';
const OUTDATED_ID = '8';

/** How long ago the second one was made: what it proposes is over. */
const AGE_DAYS = 90;

/** Of the present price: what the first hotel cost when it was proposed. */
const FORMER_SHARE = 0.92;

/**
 * The proposals that an agency's agent has at the start: one of two hotels, the first of which costs more by now, and
 * one of a hotel whose days are over and of another; or none.
 */
export function initialProposals(agency: string, context: SearchContext, at: Date): readonly Proposal[] {
  const row = TABLE.get(agency);
  const agent = peopleOf(agency).find(({ id }) => id === 'agent');
  if (row === undefined || agent === undefined) return [];
  const earlier = { ...context, today: daysAfter(context.today, -AGE_DAYS) };
  const [first, second] = hotelsOf(row, context);
  const [over] = hotelsOf(row, earlier);
  if (first === undefined || second === undefined || over === undefined) return [];
  const by = { id: userIdOf(agent), name: nameOf(agent) };
  const about = { title: row.title, clientId: null, language: null, message: '' };
  return [
    {
      ...newProposal(OUTDATED_ID, new Date(at.getTime() - AGE_DAYS * 86_400_000).toISOString(), by),
      ...about,
      offers: [proposed(over, 1), proposed(second, 1)],
    },
    {
      ...newProposal(ID, at.toISOString(), by),
      ...about,
      offers: [proposed(first, FORMER_SHARE), proposed(second, 1)],
    },
  ];
}

function hotelsOf({ checkIn, checkOut, title: _, ...place }: Row, context: SearchContext): readonly Offer[] {
  const days = { checkIn: withDays(checkIn, context.today), checkOut: withDays(checkOut, context.today) };
  const found = PRODUCTS.get('hotel')?.search({ ...place, ...days, rooms: '1', adults: '2' }, context);
  return found === undefined || typeof found === 'string' ? [] : found.offers;
}

function proposed({ product, id, name, price }: Offer, share: number): ProposedOffer {
  return {
    product,
    offerId: id,
    choiceId: null,
    note: '',
    name,
    proposedTotal: Math.round(price.total * share * 100) / 100,
  };
}

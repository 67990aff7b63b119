import { nameOf, peopleOf, userIdOf } from '../../../world/agencies/people.ts';
import type { SearchContext } from '../../../world/offers/offer.ts';
import { withDays } from '../../../world/office/initial-bookings.ts';
import table from '../../../world/office/proposals.json' with { type: 'json' };
import { PRODUCTS } from '../../../world/products/products.ts';
import type { Proposal } from './proposal-request.ts';

interface Row {
  readonly title: string;
  readonly lat: string;
  readonly long: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

const TABLE: ReadonlyMap<string, Row> = new Map(Object.entries<Row>(table));

/** Under this id the README leads to it. */
const ID = '7';

/** The proposals that an agency's agent has at the start: two hotels, or none. */
export function initialProposals(agency: string, context: SearchContext, at: Date): readonly Proposal[] {
  const row = TABLE.get(agency);
  const agent = peopleOf(agency).find(({ id }) => id === 'agent');
  if (row === undefined || agent === undefined) return [];
  const { title, checkIn, checkOut, ...place } = row;
  const days = { checkIn: withDays(checkIn, context.today), checkOut: withDays(checkOut, context.today) };
  const found = PRODUCTS.get('hotel')?.search({ ...place, ...days, rooms: '1', adults: '2' }, context);
  if (found === undefined || typeof found === 'string') return [];
  return [
    {
      id: ID,
      title,
      clientId: null,
      message: '',
      offers: found.offers.slice(0, 2).map((offer) => ({ product: 'hotel', offerId: offer.id })),
      url: `/deal-link?proposalId=${ID}`,
      at: at.toISOString(),
      by: { id: userIdOf(agent), name: nameOf(agent) },
      status: 'open',
      reason: null,
      answeredAt: null,
    },
  ];
}

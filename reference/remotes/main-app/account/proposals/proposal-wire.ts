import type { PriceParts } from '@livery/contract/market/price-parts';
import { parseOfferPrice } from '@livery/kit/price/offer-price';
import { readPictures, type WireRecord } from '@livery/remote';
import type { PictureSource } from '@livery/ui/picture-source';
import { BOOKED_PRODUCTS, type BookedProduct } from '../../booking/confirmation/booking-wire.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { parseFreeUntil } from '../../booking/offer/offer-fields.ts';
import { parseOffer } from '../../booking/offer/offer-wire.ts';
import { itemParser, listParser, parseDay } from '../common/wire-readers.ts';

/** Offers that an agent proposes to a client. */
export interface Proposal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** The empty text if there is no client. */
  readonly clientId: string;
  /** The client's name; the empty text if there is no client. */
  readonly client: string;
  /** The language for the client; the empty text if the client chooses it. */
  readonly language: string;
  readonly on: string;
  readonly by: string;
  /** Raised with each change by an agent. */
  readonly version: number;
  /** The person who last changed it. */
  readonly changedBy: string;
  /** How often the client opened it, and the last day; the empty text if never. */
  readonly opened: { readonly count: number; readonly last: string };
  readonly status: ProposalStatus;
  /** The reason why it was declined; may be empty. */
  readonly reason: string;
  readonly offers: readonly ProposedOffer[];
  /** The bookings from it, for the agency's people. */
  readonly bookings: readonly {
    readonly referenceNumber: string;
    readonly title: string;
    readonly cancelled: boolean;
  }[];
}

export interface ProposedOffer {
  readonly product: BookedProduct;
  readonly offerId: string;
  /**
   * The id of the chosen option, and its current name; empty texts for the offer as shown on its card, and if the
   * option is no longer sold.
   */
  readonly choiceId: string;
  readonly choice: string;
  /** The agent's note about it; may be empty. */
  readonly note: string;
  /** Its name when it was proposed. */
  readonly name: string;
  /** Its price when it was proposed, in US dollars; `null` if unknown. */
  readonly proposedTotal: number | null;
  /** At the price of the chosen option; `null` if it is no longer sold, and in lists. */
  readonly offer: Offer | ProposedResort | null;
  /** Its booking from this proposal. */
  readonly booked: BookedOffer | null;
}

/** A booking of a proposed offer. */
export interface BookedOffer {
  /** `null` for users who may not see the booking. */
  readonly reference: string | null;
  /** The charge in US dollars; `null` if unknown. */
  readonly total: number | null;
}

/** A resort for a stay; it is booked in another remote. */
export interface ProposedResort {
  readonly product: 'resort';
  readonly name: string;
  readonly pictures: readonly PictureSource[];
  readonly price: PriceParts;
  readonly propertyId: string;
  /** May be empty. */
  readonly location: string;
  /** As for an offer. */
  readonly freeCancellationUntil: Offer['freeCancellationUntil'];
  /** Days as `2026-02-03`, or the empty text. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
}

export const PROPOSAL_STATUSES = ['open', 'approved', 'disapproved'] as const;

type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Reads `GET /api/reference/proposals`. */
export const parseProposals = listParser(parseProposalRecord);

/** Reads one proposal, and the response to creating, changing or deciding one. */
export const parseProposal = itemParser(parseProposalRecord);

function parseProposalRecord(wire: WireRecord): Proposal | undefined {
  const [id, title, status] = [wire.text('id'), wire.text('title').trim(), wire.text('status')];
  if (id === '' || title === '') return undefined;
  const openedRecord = wire.record('opened');
  return {
    id,
    title,
    message: wire.text('message').trim(),
    clientId: wire.text('clientId'),
    client: wire.text('client').trim(),
    language: wire.text('language'),
    on: parseDay(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    version: wire.figure('version') ?? 1,
    changedBy: wire.text('changedBy').trim(),
    opened: { count: openedRecord.figure('count') ?? 0, last: parseDay(openedRecord, 'last') },
    status: PROPOSAL_STATUSES.find((knownStatus) => knownStatus === status) ?? 'open',
    reason: wire.text('reason').trim(),
    offers: wire.records('offers').flatMap((record) => parseProposedOffer(record) ?? []),
    bookings: wire.records('bookings').flatMap((record) => {
      const referenceNumber = record.text('referenceNumber');
      return referenceNumber === ''
        ? []
        : [{ referenceNumber, title: record.text('title').trim(), cancelled: record.text('status') === 'cancelled' }];
    }),
  };
}

function parseProposedOffer(wire: WireRecord): ProposedOffer | undefined {
  const product = BOOKED_PRODUCTS.find((knownBookedProduct) => knownBookedProduct === wire.text('product'));
  const offerId = wire.text('offerId');
  if (product === undefined || offerId === '') return undefined;
  const currentRecord = wire.record('offer');
  const offer =
    (product === 'resort' ? parseProposedResort(currentRecord) : parseOffer(product, currentRecord)) ?? null;
  return {
    product,
    offerId,
    choiceId: wire.text('choiceId'),
    choice: wire.text('choice'),
    note: wire.text('note').trim(),
    name: wire.text('name').trim() || (offer?.name ?? ''),
    proposedTotal: wire.figure('proposedTotal'),
    offer,
    booked: wire.isMissing('booked') ? null : parseBookedOffer(wire.record('booked')),
  };
}

function parseBookedOffer(wire: WireRecord): BookedOffer {
  return { reference: wire.text('referenceNumber') || null, total: wire.figure('total') };
}

function parseProposedResort(wire: WireRecord): ProposedResort | undefined {
  const [name, propertyId, price] = [
    wire.text('name').trim(),
    wire.text('propertyId'),
    parseOfferPrice(wire.record('price')),
  ];
  const stay = wire.record('stay');
  if (name === '' || propertyId === '' || price === null) return undefined;
  return {
    product: 'resort',
    name,
    pictures: readPictures(wire, { first: 'picture', all: 'pictures' }),
    price,
    propertyId,
    location: wire.text('location').trim(),
    freeCancellationUntil: parseFreeUntil(wire),
    checkIn: parseDay(stay, 'checkIn'),
    checkOut: parseDay(stay, 'checkOut'),
    adults: stay.figure('adults') ?? 2,
    children: stay.figure('children') ?? 0,
  };
}

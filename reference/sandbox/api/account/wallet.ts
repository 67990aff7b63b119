import { type Person, userIdOf } from '../../world/agencies/people.ts';
import type { SearchContext } from '../../world/offers/offer.ts';
import { profileCredits, type WalletEntry, walletEntries } from '../../world/office/wallet-entries.ts';
import rates from '../../world/rates.json' with { type: 'json' };
import { type Translate, translateTo } from '../../world/words/translate.ts';
import { seesAgentFigures } from '../reference/access.ts';
import { type Amount, type Booking, isSoldBy } from '../reference/bookings/booking.ts';
import type { BookingStore, StoredBooking } from '../reference/bookings/booking-store.ts';

interface Wallet {
  readonly balance: Amount;
  /** The newest first. */
  readonly entries: readonly WalletEntry[];
}

/** The share of their payments that travellers with a reward wallet get back. */
const REWARD_SHARE = 0.02;
const EXCHANGE_RATES: ReadonlyMap<string, number> = new Map(Object.entries(rates.rates));

/**
 * A person's wallet, in a language: the initial credit, earnings from confirmed bookings, payments for bookings, and
 * rewards for payments.
 */
export function personWallet(
  person: Person,
  bookings: readonly Booking[],
  { today, language = 'en' }: Pick<SearchContext, 'today' | 'language'>,
): Wallet {
  const t = translateTo(language);
  const credits = profileCredits(person.profile);
  const currency = credits?.currency ?? 'USD';
  const since = bookings.flatMap((booking) => [
    ...rewardEntries(booking, person, currency, t),
    ...(booking.bookedBy.id === userIdOf(person) ? paymentEntries(booking) : []),
  ]);
  const sum = since.reduce((total, { amount }) => total + amount, credits?.amount ?? 0);
  return {
    balance: { amount: roundToCents(sum), currency },
    entries: [...since.sort((a, b) => b.at.localeCompare(a.at)), ...walletEntries(person, today, t)],
  };
}

/**
 * A commission is the markup of a booking: restricted agents may not see it (rules §5). A cancelled booking reverses it
 * in a separate entry, because a statement never loses an entry.
 */
function rewardEntries(booking: Booking, person: Person, currency: string, t: Translate): WalletEntry[] {
  const { profile } = person;
  const { referenceNumber, bookedAt, cancelledAt = bookedAt, status, title, price, offer } = booking;
  const works = profile['isTravelAgent'] === true;
  const earns = works
    ? seesAgentFigures(person) && isSoldBy(booking, userIdOf(person))
    : profile['isRewardWalletEnable'] === true;
  if (!earns) return [];
  const markup = (offer.price.total - offer.price.base - offer.price.taxesAndFees) / offer.price.total;
  const dollars = price.amount * (works ? markup : REWARD_SHARE);
  const earned = convertAmount(dollars, currency);
  const entry = {
    kind: works ? 'commission' : 'reward',
    text: t(works ? 'Commission: {title}' : 'Reward: {title}', { title }),
  } as const;
  const refundEntry = { id: `${referenceNumber}-back`, at: cancelledAt, ...entry, ...earned, amount: -earned.amount };
  return [
    { id: referenceNumber, at: bookedAt, ...entry, ...earned },
    ...(status === 'cancelled' && earned.amount !== 0 ? [refundEntry] : []),
  ];
}

/**
 * The amount that a booking took from the credit, and the refund of its cancellation: the same share as of its price.
 */
function paymentEntries({ referenceNumber, bookedAt, title, payment, price, ...booking }: Booking): WalletEntry[] {
  if (payment.method !== 'credit') return [];
  const { amount, currency } = payment.paid;
  const { refunded, cancelledAt = bookedAt } = booking;
  const refundCents =
    refunded === undefined || price.amount === 0 ? 0 : roundToCents((amount * refunded.amount) / price.amount);
  return [
    { id: `${referenceNumber}-payment`, at: bookedAt, kind: 'payment', text: title, amount: -amount, currency },
    ...(refundCents === 0
      ? []
      : [
          {
            id: `${referenceNumber}-refund`,
            at: cancelledAt,
            kind: 'refund',
            text: title,
            amount: refundCents,
            currency,
          } as const,
        ]),
  ];
}

/** Converts an amount of US dollars, or of another currency. */
export function convertAmount(amount: number, currency: string, from = 'USD'): Amount {
  const rateOf = (code: string): number => EXCHANGE_RATES.get(code) ?? 1;
  return { amount: roundToCents(from === currency ? amount : (amount / rateOf(from)) * rateOf(currency)), currency };
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A person's bookings since the start: their own, those that they made for others, and their sales. */
export function personBookings(
  person: Person,
  book: Pick<BookingStore, 'list'>,
  read = ({ booking }: StoredBooking): Booking => booking,
): Booking[] {
  return book
    .list(person.agency)
    .filter(
      ({ owner, isHistory, booking }) =>
        !isHistory &&
        (owner === person.id || booking.bookedBy.id === userIdOf(person) || isSoldBy(booking, userIdOf(person))),
    )
    .map(read);
}

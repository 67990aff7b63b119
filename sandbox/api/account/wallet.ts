import type { Person } from '../../world/agencies/people.ts';
import { creditsOf, type WalletEntry, walletEntries } from '../../world/office/wallet-entries.ts';
import rates from '../../world/rates.json' with { type: 'json' };
import type { Amount, Booking } from '../reference/bookings/booking.ts';
import type { BookingStore } from '../reference/bookings/booking-store.ts';

interface Wallet {
  readonly balance: Amount;
  /** The newest first. */
  readonly entries: readonly WalletEntry[];
}

/** The share of their payments that travellers with a reward wallet get back. */
const REWARD = 0.02;
const RATES: ReadonlyMap<string, number> = new Map(Object.entries(rates.rates));

/** A person's wallet: its initial credit, and what they earned with their confirmed bookings. */
export function walletOf(person: Person, bookings: readonly Booking[], today: string): Wallet {
  const credits = creditsOf(person.profile);
  const currency = credits?.currency ?? 'USD';
  const earned = bookings.flatMap((booking) => earnedWith(booking, person, currency));
  const sum = earned.reduce((total, { amount }) => total + amount, credits?.amount ?? 0);
  return {
    balance: { amount: Math.round(sum * 100) / 100, currency },
    entries: [...earned, ...walletEntries(person, today)],
  };
}

function earnedWith(booking: Booking, { profile }: Person, currency: string): WalletEntry[] {
  const { referenceNumber, bookedAt, status, title, price, offer } = booking;
  const works = profile['isTravelAgent'] === true;
  if (status === 'cancelled' || (!works && profile['isRewardWalletEnable'] !== true)) return [];
  const markup = (offer.price.total - offer.price.base - offer.price.taxesAndFees) / offer.price.total;
  const dollars = price.amount * (works ? markup : REWARD);
  return [
    {
      id: referenceNumber,
      at: bookedAt,
      kind: works ? 'commission' : 'reward',
      text: `${works ? 'Commission' : 'Reward'}: ${title}`,
      amount: Math.round(dollars * (RATES.get(currency) ?? 1) * 100) / 100,
      currency,
    },
  ];
}

/** The bookings of a person since the start. */
export function bookingsOf({ agency, id }: Person, book: Pick<BookingStore, 'list'>): Booking[] {
  return book
    .list(agency)
    .filter(({ owner, isHistory }) => owner === id && !isHistory)
    .map(({ booking }) => booking);
}

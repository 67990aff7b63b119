import { convertAmount, personBookings, personWallet } from '../../account/wallet.ts';
import type { Requester } from '../access.ts';
import type { Amount, CreditPayment } from './booking.ts';
import type { BookingStore } from './booking-store.ts';

interface CreditRefusal {
  readonly status: 402 | 403;
  readonly message: string;
}

/**
 * What a booking takes from the credit of the agent who books, in the credit's currency, or why it can't be paid so. What is
 * there is what the wallet shows: a booking that is saved with this payment has taken it.
 *
 * @param price what the booking costs
 */
export function payFromCredit(
  { person, isStaff }: Pick<Requester, 'person' | 'isStaff'>,
  price: Amount,
  bookings: Pick<BookingStore, 'list'>,
  today: string,
): CreditPayment | CreditRefusal {
  if (person === null || !isStaff) return { status: 403, message: 'Only travel agents pay from their credit.' };
  const { balance } = personWallet(person, personBookings(person, bookings), { today });
  const paid = convertAmount(price.amount, balance.currency, price.currency);
  if (paid.amount <= balance.amount) return { method: 'credit', paid };
  return {
    status: 402,
    message: `The credit of ${balance.amount} ${balance.currency} is less than the price, ${paid.amount} ${paid.currency}.`,
  };
}

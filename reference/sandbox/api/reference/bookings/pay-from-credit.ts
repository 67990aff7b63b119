import { convertAmount, personBookings, personWallet } from '../../account/wallet.ts';
import type { Requester } from '../access.ts';
import type { Amount, CreditPayment } from './booking.ts';
import type { BookingStore } from './booking-store.ts';

interface CreditRefusal {
  readonly status: 402 | 403;
  readonly message: string;
}

/**
 * The amount that a booking takes from the booking agent's credit, in the credit's currency, or the reason why it can't
 * be paid that way. The available credit is the wallet's balance: saving a booking with this payment reduces it.
 *
 * @param price the booking's price
 */
export function payFromCredit(
  { person, isStaff }: Pick<Requester, 'person' | 'isStaff'>,
  price: Amount,
  bookings: Pick<BookingStore, 'list'>,
  today: string,
): CreditPayment | CreditRefusal {
  if (person === null || !isStaff) return { status: 403, message: 'Only travel agents pay from their credit.' };
  const { balance } = personWallet(person, personBookings(person, bookings), { today });
  const paidAmount = convertAmount(price.amount, balance.currency, price.currency);
  if (paidAmount.amount <= balance.amount) return { method: 'credit', paid: paidAmount };
  return {
    status: 402,
    message: `The credit of ${balance.amount} ${balance.currency} is less than the price, ${paidAmount.amount} ${paidAmount.currency}.`,
  };
}

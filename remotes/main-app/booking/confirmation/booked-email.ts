import { keepInTab, tabStorage } from '@livery/kit/booking/tab-storage';

const KEY = 'booked-email';

/** Keeps the address of a booking for its confirmation in this tab: a guest's booking is found by it. */
export function keepBookedEmail(reference: string, email: string): void {
  keepInTab(KEY, `${reference} ${email}`);
}

/** The address with which this tab booked; empty for another booking. */
export function bookedEmail(reference: string): string {
  const [booked, email = ''] = (tabStorage()?.getItem(KEY) ?? '').split(' ');
  return booked === reference ? email : '';
}

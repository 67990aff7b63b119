import { readFromTab, writeToTab } from '@livery/kit/booking/tab-storage';

const STORAGE_KEY = 'booked-email';

interface LastTabBooking {
  readonly reference: string;
  readonly email: string;
}

/** Keeps what this tab booked last, with its e-mail address: a guest's booking is found by both. */
export function writeBookedEmail(reference: string, email: string): void {
  writeToTab(STORAGE_KEY, `${reference} ${email}`);
}

/** What this tab booked last; empty texts if it booked nothing. */
export function readLastTabBooking(): LastTabBooking {
  const [reference = '', email = ''] = readFromTab(STORAGE_KEY).split(' ');
  return { reference, email };
}

/** The address with which this tab booked; empty for another booking. */
export function readBookedEmail(reference: string): string {
  const booked = readLastTabBooking();
  return booked.reference === reference ? booked.email : '';
}

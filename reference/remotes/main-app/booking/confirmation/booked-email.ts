import { readFromTab, writeToTab } from '@livery/kit/booking/tab-storage';

const STORAGE_KEY = 'booked-email';

interface LastTabBooking {
  readonly reference: string;
  readonly email: string;
}

/** Stores this tab's last booking with its e-mail address: a guest's booking is found by both. */
export function writeBookedEmail(reference: string, email: string): void {
  writeToTab(STORAGE_KEY, `${reference} ${email}`);
}

/** This tab's last booking; empty texts if there is none. */
export function readLastTabBooking(): LastTabBooking {
  const [reference = '', email = ''] = readFromTab(STORAGE_KEY).split(' ');
  return { reference, email };
}

/** The e-mail address of this tab's booking; empty for other bookings. */
export function readBookedEmail(reference: string): string {
  const bookedTabBooking = readLastTabBooking();
  return bookedTabBooking.reference === reference ? bookedTabBooking.email : '';
}

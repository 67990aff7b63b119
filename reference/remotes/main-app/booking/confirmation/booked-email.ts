import { keepInTab, keptInTab } from '@livery/kit/booking/tab-storage';

const KEY = 'booked-email';

interface BookedHere {
  readonly reference: string;
  readonly email: string;
}

/** Keeps what this tab booked last, with its e-mail address: a guest's booking is found by both. */
export function keepBookedEmail(reference: string, email: string): void {
  keepInTab(KEY, `${reference} ${email}`);
}

/** What this tab booked last; empty texts if it booked nothing. */
export function bookedHere(): BookedHere {
  const [reference = '', email = ''] = keptInTab(KEY).split(' ');
  return { reference, email };
}

/** The address with which this tab booked; empty for another booking. */
export function bookedEmail(reference: string): string {
  const booked = bookedHere();
  return booked.reference === reference ? booked.email : '';
}

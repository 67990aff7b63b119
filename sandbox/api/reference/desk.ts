import type { BookingBook } from './booking-book.ts';
import { openBookingBook } from './booking-book.ts';
import type { CodeBook } from './code-book.ts';
import { openCodeBook } from './code-book.ts';
import type { Kept } from './kept.ts';
import { openKept } from './kept.ts';
import type { MailRoom } from './mail-room.ts';
import { openMailRoom } from './mail-room.ts';
import type { ProfileBook } from './profile-book.ts';
import { openProfileBook } from './profile-book.ts';
import type { SearchLog } from './search-log.ts';
import { openSearchLog } from './search-log.ts';

/** What several of the reference app's calls remember together, for as long as the sandbox runs. */
export interface Desk {
  readonly code: CodeBook;
  readonly bookings: BookingBook;
  readonly searches: SearchLog;
  readonly profiles: ProfileBook;
  readonly mail: MailRoom;
  /** By agency: who has subscribed since the start. */
  readonly subscriptions: Kept<{ readonly plan: string; readonly since: string }>;
}

/** Opens an empty desk. */
export function openDesk(seed: number, now: () => Date): Desk {
  const code = openCodeBook(seed);
  return {
    code,
    bookings: openBookingBook(),
    searches: openSearchLog(now),
    profiles: openProfileBook(),
    mail: openMailRoom(now, code),
    subscriptions: openKept(),
  };
}

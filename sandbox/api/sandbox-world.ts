import type { HoldBook } from '../world/resorts/resort-holds.ts';
import type { Register } from './account/accounts.ts';
import { type MailRoom, openMailRoom } from './account/email-outbox.ts';
import { openProfileBook, type ProfileBook } from './account/profile-store.ts';
import { openSearchLog, type SearchLog } from './reference/agency/search-log.ts';
import { type BookingBook, openBookingBook } from './reference/bookings/booking-store.ts';
import { type CodeBook, type Kept, openCodeBook, openKept } from './reference/memory-store.ts';

/** What the routes are told about the world that they speak for. */
export interface SandboxWorld {
  /** The same seed gives the same answers. */
  readonly seed: number;
  readonly now: () => Date;
  readonly register: Register;
  readonly holds: HoldBook;
  /** What the reference app's calls remember. */
  readonly desk: Desk;
}

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

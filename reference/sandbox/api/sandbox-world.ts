import type { HoldStore } from '../world/resorts/resort-holds.ts';
import type { Accounts } from './account/accounts.ts';
import { createEmailOutbox, type EmailOutbox } from './account/email-outbox.ts';
import { createProfileStore, type ProfileStore } from './account/profile-store.ts';
import { acceptedApplicants } from './reference/agency/applicant-agent.ts';
import { type ClientStore, createClientStore } from './reference/agency/client-store.ts';
import { createProposalStore, type ProposalStore } from './reference/agency/proposal-store.ts';
import { createSearchLog, type SearchLog } from './reference/agency/search-log.ts';
import { createSettingsStore, type SettingsStore } from './reference/agency/settings-store.ts';
import { createStaffStore, type StaffStore } from './reference/agency/staff-store.ts';
import { type BookingStore, createBookingStore } from './reference/bookings/booking-store.ts';
import {
  type CodeGenerator,
  createCodeGenerator,
  createMemoryStore,
  type MemoryStore,
} from './reference/memory-store.ts';

/** The parts of the sandbox's world that routes need. */
export interface SandboxWorld {
  /** The same seed gives the same data. */
  readonly seed: number;
  readonly now: () => Date;
  readonly accounts: Accounts;
  readonly holds: HoldStore;
  /** The state of the reference app's calls. */
  readonly stores: ReferenceStores;
  /** Called after an agency's settings have changed. */
  readonly onAgencyChanged: () => void;
}

/** State that several of the reference app's calls share while the sandbox runs. */
export interface ReferenceStores {
  readonly code: CodeGenerator;
  readonly bookings: BookingStore;
  readonly clients: ClientStore;
  readonly proposals: ProposalStore;
  readonly searches: SearchLog;
  readonly settings: SettingsStore;
  readonly staff: StaffStore;
  readonly profiles: ProfileStore;
  readonly outbox: EmailOutbox;
  /** By agency: subscriptions since the start. */
  readonly subscriptions: MemoryStore<{ readonly plan: string; readonly since: string }>;
}

/** Creates empty stores. */
export function createReferenceStores(seed: number, now: () => Date): ReferenceStores {
  const code = createCodeGenerator(seed);
  return {
    code,
    bookings: createBookingStore(),
    clients: createClientStore(seed),
    proposals: createProposalStore(),
    searches: createSearchLog(now),
    settings: createSettingsStore(),
    staff: createStaffStore((agency) => acceptedApplicants(agency, seed)),
    profiles: createProfileStore(),
    outbox: createEmailOutbox(now, code),
    subscriptions: createMemoryStore(),
  };
}

import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import { NEVER } from 'rxjs';
import type { Sources } from '../../src/application/adapters.ts';
import { type AdapterSet, replacing } from '../../src/infrastructure/wiring/create-container.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import type { Ports } from '../../src/infrastructure/wiring/tokens.ts';
import { NO_PLATFORM } from './no-platform.ts';

/** A response that a test resolves. */
export interface PendingResponse<T> {
  readonly response: Promise<Result<T, CallFailure>>;
  give(result: Result<T, CallFailure>): Promise<void>;
}

export function pendingResponse<T>(): PendingResponse<T> {
  let resolve: (result: Result<T, CallFailure>) => void = () => undefined;
  const response = new Promise<Result<T, CallFailure>>((settle) => {
    resolve = settle;
  });
  return {
    response,
    async give(result) {
      resolve(result);
      await new Promise(setImmediate);
    },
  };
}

/** Sources that never respond. */
export const SILENT_SOURCES: Sources = {
  interceptor: { setContext: () => undefined, responses: NEVER },
  agencies: { read: neverResponds },
  platform: { paymentGateway: neverResponds, countryCodes: neverResponds, enabledCountries: neverResponds },
  rates: { read: neverResponds },
  currencySource: { enabled: neverResponds },
  languages: { enabled: neverResponds, remember: neverResponds },
  navigation: { read: neverResponds },
  deals: { hotels: neverResponds, activities: neverResponds, cars: neverResponds },
  content: { about: neverResponds, faq: neverResponds },
  places: {
    hotels: neverResponds,
    flights: neverResponds,
    activities: neverResponds,
    cars: neverResponds,
    shipLines: neverResponds,
    carCountries: neverResponds,
  },
  resorts: {
    search: neverResponds,
    deals: neverResponds,
    holdCheck: neverResponds,
    release: neverResponds,
    availability: neverResponds,
  },
  profiles: { read: neverResponds, loadAgentData: neverResponds },
  signIn: { signIn: neverResponds },
  remoteCalls: { send: neverResponds },
};

/** The adapters of a visitor of `aurora.localhost`; sources that a test doesn't replace never respond. */
export function scriptedAdapters(overrides: Partial<Ports> = {}, search = ''): AdapterSet {
  const reporter = { warn: () => undefined, error: () => undefined };
  const memory = memoryAdapters({
    platform: NO_PLATFORM,
    host: 'aurora.localhost',
    search,
    timeZone: 'Asia/Dubai',
    now: Temporal.Instant.from('2026-11-21T20:30:00Z'),
    policies: { everybody: {}, entries: new Map() },
    reporter,
  });
  return [...memory, replacing({ ...SILENT_SOURCES, ...overrides })];
}

/** A call that settles only when it is cancelled. */
async function neverResponds(...words: readonly unknown[]): Promise<Result<never, CallFailure>> {
  const signal = words.find((word) => word instanceof AbortSignal);
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  return err({ kind: 'cancelled' });
}

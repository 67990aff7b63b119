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
  agencies: { read: never },
  platform: { paymentGateway: never, countryCodes: never, enabledCountries: never },
  rates: { read: never },
  currencySource: { enabled: never },
  languages: { enabled: never, remember: never },
  navigation: { read: never },
  deals: { hotels: never, activities: never, cars: never },
  content: { about: never, faq: never },
  places: { hotels: never, flights: never, activities: never, cars: never, shipLines: never, carCountries: never },
  resorts: { search: never, deals: never, holdCheck: never, release: never, availability: never },
  profiles: { read: never, loadAgentData: never },
  signIn: { signIn: never },
  remoteCalls: { send: never },
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
async function never(...words: readonly unknown[]): Promise<Result<never, CallFailure>> {
  const signal = words.find((word) => word instanceof AbortSignal);
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  return err({ kind: 'cancelled' });
}

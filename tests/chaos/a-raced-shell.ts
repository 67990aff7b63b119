import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import type fc from 'fast-check';
import { Subject } from 'rxjs';
import type { ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';
import type { Shell } from '../../src/application/shell.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { memoryTabHub } from '../../src/infrastructure/memory/memory-tabs.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../src/infrastructure/wiring/tokens.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aCarDeal, aHotelDeal, anActivityDeal } from '../support/data/some-deals.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';

/** A call that the shell made; its result, good or not, contains its name. */
export interface RacedCall {
  readonly lane: string;
  /** Its lane and a number, such as `hotels #7`. */
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  /** The calls whose results the lane showed when this call was made: they may stay until it settles. */
  readonly shownThen: readonly string[];
  /** The lane's last result by then that was not cancelled: a state that waits for another lane may show it later. */
  readonly valueThen: string | undefined;
}

export type CallOutcome = 'good' | 'failed' | 'unauthorised';

/**
 * A whole shell whose responses come in the scheduler's order. Its sources ignore abort
 * signals: a cancelled call settles all the same.
 *
 * @param outcomeOf the outcome of the n-th call
 * @param shownIn the calls whose results the shell shows in a lane
 */
export function aRacedShell(
  scheduler: fc.Scheduler,
  outcomeOf: (call: number) => CallOutcome,
  shownIn: (shell: Shell, lane: string) => readonly string[],
) {
  const [clock, hub, cookies] = [aMovedClock(), memoryTabHub(), memoryCookieJar()];
  const page = aBrowsedPage('http://aurora.localhost/');
  const [responses, sessionStorage, tabs] = [new Subject<ResponseStatus>(), memoryStorage(), hub.open()];
  /** The calls that were refused with 401 since the last sign-in. */
  const refusedCalls = new Set<string>();
  const calls: RacedCall[] = [];
  const newest = new Map<string, string>();
  let shell: Shell | undefined;

  function raced<T>(lane: string, raceCall: (name: string) => T) {
    return (...words: readonly unknown[]): Promise<Result<T, CallFailure>> => {
      const name = `${lane} #${calls.length}`;
      const signal = words.find((word) => word instanceof AbortSignal);
      const outcome = outcomeOf(calls.length);
      const status = outcome === 'unauthorised' ? 401 : 500;
      const result = outcome === 'good' ? ok(raceCall(name)) : err({ kind: 'refused', status, message: name } as const);
      const shownThen = shell === undefined ? [] : shownIn(shell, lane);
      calls.push({ lane, name, signal, shownThen, valueThen: newest.get(lane) });
      return scheduler.schedule(Promise.resolve(result), name).then((settledResult) => {
        if (signal?.aborted === true) return settledResult;
        newest.set(lane, name);
        // A refused sign-in means a wrong password, and signs nobody out.
        if (outcome === 'failed' || lane === 'sign-in') return settledResult;
        if (outcome === 'unauthorised') refusedCalls.add(`GET /${lane}`);
        responses.next({ call: `GET /${lane}`, status: outcome });
        return settledResult;
      });
    };
  }
  const places = (lane: string) =>
    raced(lane, (name) => [{ name, fullName: name, coordinates: null, kind: 'other' as const }]);
  const codes = (lane: string) => raced(lane, (name) => [{ code: 'AA', name, city: '', country: '', dialCode: '' }]);

  const adapters = scriptedAdapters({
    clock,
    cookies,
    page,
    sessionStorage,
    interceptor: { setContext: () => undefined, responses },
    tabs: {
      ...tabs,
      announce(event) {
        if (event.kind === 'signed-in') refusedCalls.clear();
        tabs.announce(event);
      },
    },
    agencies: { read: raced('agency', (name) => anAgency({ name })) },
    rates: {
      read: raced('rates', (name) => ({
        rates: new Map([
          [name, 2],
          ['USD', 1],
          ['EUR', 0.9],
        ]),
        date: undefined,
      })),
    },
    currencySource: { enabled: raced('currencies', (currency) => [{ currency, country: undefined }]) },
    languages: { enabled: raced('languages', () => ['en', 'de', 'ar']), remember: raced('remember', () => undefined) },
    navigation: { read: raced('navigation', (label) => [{ label, path: '/' }]) },
    platform: {
      paymentGateway: raced('gateway', (name) => name),
      countryCodes: codes('country codes'),
      enabledCountries: codes('countries'),
    },
    deals: {
      hotels: raced('hotels', (name) => [aHotelDeal({ name })]),
      activities: raced('activities', (title) => [anActivityDeal({ title })]),
      cars: raced('cars', (name) => [aCarDeal({ name })]),
    },
    content: {
      about: raced('about', (title) => ({ enabled: true, title, image: '', content: '' })),
      faq: raced('faq', (headerMessage) => ({
        enabled: true,
        headerMessage,
        questions: [{ question: 'Why?', answer: '' }],
      })),
    },
    places: {
      hotels: places('hotel places'),
      flights: codes('flights'),
      activities: places('activity places'),
      cars: places('car places'),
      shipLines: raced('ship lines', (name) => [{ id: name, name }]),
      carCountries: codes('car countries'),
    },
    resorts: {
      ...SILENT_SOURCES.resorts,
      deals: raced('resorts', (name) => [{ id: name, name, image: '', location: '', rating: null, price: null }]),
    },
    profiles: {
      read: (signal) => {
        // The person whose token was sent with the request.
        const firstName = cookies.read('access_token') ?? 'unknown';
        return raced('profile', (lastName) => aUser({ firstName, lastName, isTravelAgent: true }))(signal);
      },
      loadAgentData: raced('agent data', () => undefined),
    },
    signIn: { signIn: ({ email }, signal) => raced('sign-in', () => email)(signal) },
  } satisfies Partial<Ports>);

  shell = createShell(adapters);
  return { shell, clock, page, cookies, sessionStorage, calls, refused: refusedCalls, otherTab: hub.open() };
}

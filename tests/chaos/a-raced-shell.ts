import type fc from 'fast-check';
import type { Adapters } from '../../src/application/adapters.ts';
import type { Shell } from '../../src/application/shell.ts';
import type { CallFailure } from '../../src/domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryTabHub } from '../../src/infrastructure/memory/memory-tabs.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../support/a-browsed-page.ts';
import { aCarDeal } from '../support/a-car-deal.ts';
import { aHotelDeal } from '../support/a-hotel-deal.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { aUser } from '../support/a-user.ts';
import { anActivityDeal } from '../support/an-activity-deal.ts';
import { anAgency } from '../support/an-agency.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

/** A call that the shell made; its answer, good or not, bears its name. */
export interface RacedCall {
  readonly lane: string;
  /** Its lane and a number, such as `hotels #7`. */
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  /** Whose answers the shell showed in the lane when the call was made: they may stay until it is answered. */
  readonly shownThen: readonly string[];
  /** The lane's last answer by then that nobody had taken back: a state that waits for another lane shows it later. */
  readonly toldThen: string | undefined;
}

/**
 * A whole shell whose answers come in the order that the scheduler wants. Its
 * sources don't care for signals: what was taken back is answered all the same.
 *
 * @param isGood whether the n-th call is answered well
 * @param shownIn what the shell shows in a lane
 */
export function aRacedShell(
  scheduler: fc.Scheduler,
  isGood: (call: number) => boolean,
  shownIn: (shell: Shell, lane: string) => readonly string[],
) {
  const [clock, hub, cookies] = [aMovedClock(), memoryTabHub(), memoryCookieJar()];
  const page = aBrowsedPage('http://aurora.localhost/');
  const calls: RacedCall[] = [];
  const told = new Map<string, string>();
  let shell: Shell | undefined;

  function raced<T>(lane: string, answer: (name: string) => T) {
    return (...words: readonly unknown[]): Promise<Result<T, CallFailure>> => {
      const name = `${lane} #${calls.length}`;
      const signal = words.find((word) => word instanceof AbortSignal);
      const refusal = err({ kind: 'refused', status: 500, message: name } as const);
      const result = isGood(calls.length) ? ok(answer(name)) : refusal;
      const shownThen = shell === undefined ? [] : shownIn(shell, lane);
      calls.push({ lane, name, signal, shownThen, toldThen: told.get(lane) });
      return scheduler.schedule(Promise.resolve(result), name).then((answer) => {
        if (signal?.aborted !== true) told.set(lane, name);
        return answer;
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
    tabs: hub.open(),
    agencies: { read: raced('agency', (name) => anAgency({ name })) },
    rates: { read: raced('rates', (name) => ({ rates: new Map([[name, 2]]), date: undefined })) },
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
      airports: codes('airports'),
      activities: places('activity places'),
      cars: places('car places'),
      shipLines: raced('ship lines', (name) => [{ id: name, name }]),
      carCountries: codes('car countries'),
    },
    resorts: {
      ...scriptedAdapters().resorts,
      deals: raced('resorts', (name) => [{ id: name, name, image: '', location: '', rating: null, price: null }]),
    },
    profiles: {
      read: (signal) => {
        // Whose token it was when the platform was asked.
        const firstName = cookies.read('access_token') ?? 'nobody';
        return raced('profile', (lastName) => aUser({ firstName, lastName, isTravelAgent: true }))(signal);
      },
      loadAgentData: raced('agent data', () => undefined),
    },
    signIn: { signIn: ({ email }, signal) => raced('sign-in', () => email)(signal) },
  } satisfies Partial<Adapters>);

  shell = createShell(adapters);
  return { shell, clock, page, cookies, calls, otherTab: hub.open() };
}

import type { Live } from '@livery/contract/shared/live';
import type { Shell } from '../../../src/application/shell.ts';
import { isLive } from './is-live.ts';

const VALUE = ['ready', 'failed'];
const DEALS = ['list', 'empty', 'failed'];
const SUGGESTIONS = ['idle', 'list', 'failed'];

/** The settled kinds of each state. A live value that is not listed has no loading or failed state. */
const SETTLED: ReadonlyMap<string, readonly string[]> = new Map([
  ['agency.state', ['ready', 'inactive', 'missing', 'failed']],
  ['session.profile', ['visitor', 'ready', 'failed']],
  ['market.rates', VALUE],
  ['market.enabledCurrencies', VALUE],
  ['deals.hotels.state', DEALS],
  ['deals.activities.state', DEALS],
  ['deals.cars.state', DEALS],
  ['trip.hotels.state', SUGGESTIONS],
  ['trip.flights.state', SUGGESTIONS],
  ['trip.activities.state', SUGGESTIONS],
  ['trip.cars.state', SUGGESTIONS],
  ['trip.shipLines', VALUE],
  ['trip.carCountries', VALUE],
  ['content.about', VALUE],
  ['content.faq', VALUE],
  ['resorts.deals', ['idle', 'list', 'failed']],
  ['resorts.hold', ['held', 'released', 'expired']],
  ['platform.paymentGateway', VALUE],
  ['platform.countryCodes', VALUE],
  ['platform.enabledCountries', VALUE],
]);

/**
 * The live values that have not settled in a shell that requested everything, a
 * sentence each. The side navigation also waits for the agency, so it may still be
 * loading if there is no agency.
 */
export function unsettledStates(lives: ReadonlyMap<string, Live<unknown>>): readonly string[] {
  const agency = kindOf(lives.get('agency.state'));
  const menu = agency === 'ready' || agency === 'inactive' ? VALUE : [...VALUE, 'loading'];
  const settled = new Map([...SETTLED, ['navigation.sideNavigation', menu]]);
  return [...lives].flatMap(([name, live]) => {
    if (live.now() === undefined) return [`${name} is undefined`];
    const kind = kindOf(live);
    return kind === undefined || settled.get(name)?.includes(kind) !== false ? [] : [`${name} is ${kind}`];
  });
}

function kindOf(live: Live<unknown> | undefined): string | undefined {
  const value = live?.now();
  return typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : undefined;
}

/** Every `Live` of a shell by its path, such as `deals.hotels.state`: new ones are found automatically. */
export function livesOf(shell: Shell): ReadonlyMap<string, Live<unknown>> {
  const layout = shell.navigation.layoutOf({ path: '/', query: new URLSearchParams() });
  return new Map([...livesIn(shell, []), ['navigation.layoutOf /', layout]]);
}

function livesIn(part: object, path: readonly string[]): [string, Live<unknown>][] {
  return Object.entries(part).flatMap(([name, value]): [string, Live<unknown>][] => {
    if (typeof value !== 'object' || value === null) return [];
    const here = [...path, name];
    return isLive(value) ? [[here.join('.'), value]] : livesIn(value, here);
  });
}

/** Follows live values, and reports breaches of contract: none fails or ends, and `now()` is the last emitted value. */
interface WatchedValues {
  /** One sentence for each violation so far. */
  problems(): readonly string[];
}

export function watchLives(lives: ReadonlyMap<string, Live<unknown>>): WatchedValues {
  const brokenRules: string[] = [];
  const lastEmitted = new Map<string, unknown>();
  const watched = [...lives];
  for (const [name, live] of watched) {
    live.changes.subscribe({
      next: (value) => lastEmitted.set(name, value),
      error: (failure) => brokenRules.push(`${name} failed: ${String(failure)}`),
      complete: () => brokenRules.push(`${name} ended`),
    });
  }
  return {
    problems() {
      const strays = watched.flatMap(([name, live]) => {
        const now = live.now();
        if (now !== live.now()) return [`${name} is another object each time that it is read`];
        return now === lastEmitted.get(name) ? [] : [`${name} is not the last emitted value`];
      });
      return [...brokenRules, ...strays];
    },
  };
}

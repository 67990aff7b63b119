import { isDeepStrictEqual } from 'node:util';
import { test } from '@fast-check/vitest';
import type { Live } from '@livery/contract/shared/live';
import { err } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatesState } from '../../src/application/market/market.ts';
import type { Shell } from '../../src/application/shell.ts';
import { STORED_KEYS } from '../../src/infrastructure/storage/stored-keys.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { livesOf, watchLives } from '../support/chaos/live-values.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';
import { aRacedShell, type CallOutcome } from './a-raced-shell.ts';
import { type Action, anyAction, type LastChoices, NOTHING_CHOSEN } from './race-actions.ts';

/** The live value that shows each lane's results. */
const SHOWN_STATES: Readonly<Record<string, (shell: Shell) => Live<unknown>>> = {
  agency: ({ agency }) => agency.state,
  rates: ({ market }) => market.rates,
  currencies: ({ market }) => market.enabledCurrencies,
  navigation: ({ navigation }) => navigation.sideNavigation,
  hotels: ({ deals }) => deals.hotels.state,
  activities: ({ deals }) => deals.activities.state,
  cars: ({ deals }) => deals.cars.state,
  about: ({ content }) => content.about,
  faq: ({ content }) => content.faq,
  'hotel places': ({ trip }) => trip.hotels.state,
  flights: ({ trip }) => trip.flights.state,
  'ship lines': ({ trip }) => trip.shipLines,
  resorts: ({ resorts }) => resorts.deals,
};

/** The names of the calls whose results a state shows. */
function namesIn(state: unknown): readonly string[] {
  const text = JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));
  return [...text.matchAll(/[a-z -]+ #\d+/g)].map(([name]) => name);
}

type RacedShell = ReturnType<typeof aRacedShell>;

/** The calls whose results a lane shows. */
const shownIn = (shell: Shell, lane: string): readonly string[] => namesIn(SHOWN_STATES[lane]?.(shell).now() ?? null);

/** The currency chosen last, or US dollars if there is no rate for it (rules 8.1). */
function currencyAfter({ currency }: LastChoices, rates: RatesState): string {
  if (rates.kind === 'loading') return currency;
  return rates.kind === 'ready' && rates.rates.has(currency) ? currency : 'USD';
}

/** Checks what must hold after any actions and responses; returns a sentence for each violation. */
function brokenPromises(
  { shell, calls, cookies, page, sessionStorage, refused }: RacedShell,
  lastChoices: LastChoices,
): readonly string[] {
  const sentences: string[] = [];
  const owe = (holds: boolean, sentence: string) => holds || sentences.push(sentence);
  const { session, market, trip } = shell;
  const profile = session.profile.now();

  for (const lane of Object.keys(SHOWN_STATES)) {
    const inLane = calls.filter((call) => call.lane === lane);
    const lastCall = inLane.at(-1);
    const inTime = [lastCall?.name, lastCall?.valueThen, ...(lastCall?.shownThen ?? [])];
    const lateNames = shownIn(shell, lane).filter((name) => !inTime.includes(name));
    owe(
      lateNames.length === 0,
      `${lane} shows ${lateNames.join()}, the response of a request that a later one replaced`,
    );
    owe(
      inLane.slice(0, -1).every(({ signal }) => signal?.aborted),
      `an earlier ${lane} request is not taken back`,
    );
  }
  owe(session.signedIn.now() === (lastChoices.token !== undefined), 'signed in is not what was chosen last');
  if (lastChoices.token === undefined) {
    owe(profile.kind === 'visitor', `a ${profile.kind} profile outlives the sign-out`);
    owe(cookies.read('auth') === undefined, 'the cookies still identify the last user');
  }
  if (profile.kind === 'ready') owe(profile.profile.firstName === lastChoices.token, 'the profile is another person’s');
  owe(
    market.currency.now().currency === currencyAfter(lastChoices, market.rates.now()),
    'the currency is not the one chosen last',
  );
  owe(market.language.now() === lastChoices.language, 'the language is not the one chosen last');
  const latched = STORED_KEYS.unauthorised.parse(sessionStorage.read('unauthorised') ?? '') ?? [];
  owe(isDeepStrictEqual(new Set(latched), refused), `the tab remembers ${latched.join()} as refused`);
  const trips = page.leaveFor.mock.calls.filter(([to]) => to === '/logout').length;
  owe(trips <= 1 && trips >= Math.min(1, refused.size), `${refused.size} refused calls led to /logout ${trips} times`);
  const typedHotels = trip.hotels.state.now();
  owe(
    typedHotels.kind === 'idle' ? lastChoices.text === '' : typedHotels.text === lastChoices.text,
    'suggestions are not for the last text',
  );
  return sentences;
}

/** Runs the actions in order, with the responses in any order, and returns the state of the shell. */
async function runRace(scheduler: fc.Scheduler, actions: readonly Action[], outcomes: readonly CallOutcome[]) {
  const raced = aRacedShell(scheduler, (call) => outcomes[call % outcomes.length] ?? 'good', shownIn);
  const watch = watchLives(livesOf(raced.shell));
  let lastChoices: LastChoices = NOTHING_CHOSEN;
  const check = () => expect([...brokenPromises(raced, lastChoices), ...watch.problems()]).toEqual([]);
  const chooseNext = (words: Partial<LastChoices>) => {
    lastChoices = { ...lastChoices, ...words };
  };

  scheduler.scheduleSequence(
    actions.map((action) => ({
      label: action.label,
      builder: async () => {
        action.act(raced, { choices: () => lastChoices, choose: chooseNext });
        check();
      },
    })),
  );
  const checkStep = async (step: () => Promise<void>) => {
    await step();
    await new Promise(setImmediate);
    check();
  };
  await scheduler.waitIdle(checkStep);
  raced.clock.advance(1_000);
  await scheduler.waitIdle(checkStep);
  return raced;
}

const anyRace = [
  fc.scheduler(),
  fc.array(anyAction, { minLength: 1, maxLength: 25 }),
  fc.array(fc.constantFrom<CallOutcome>('good', 'good', 'failed', 'unauthorised'), { minLength: 1, maxLength: 7 }),
] as const;

// @rule 4.6, 7.7
describe('a whole shell, whatever is done and in any order of responses', () => {
  test.prop([...anyRace], { numRuns: runCount(100) })(
    'shows the last request’s response, the last currency and language, and who signed in last (rules 4.6)',
    async (scheduler, actions, outcomes) => {
      await runRace(scheduler, actions, outcomes);
    },
  );

  test.prop([...anyRace], { numRuns: runCount(50) })(
    'waits for nothing that was requested, once all responses are there',
    async (scheduler, actions, outcomes) => {
      const { shell, calls } = await runRace(scheduler, actions, outcomes);
      const calledLanes = new Set(calls.map(({ lane }) => lane));
      const waiting = Object.entries(SHOWN_STATES).filter(([lane, live]) => {
        const state = live(shell).now();
        // Menus wait for the agency too, and so do About and FAQ if it has not responded.
        const agencyIsOut = shell.agency.state.now().kind === 'loading';
        const waitsForAgency = lane === 'navigation' || (agencyIsOut && ['about', 'faq'].includes(lane));
        return !waitsForAgency && calledLanes.has(lane) && JSON.stringify(state).includes('"loading"');
      });
      expect(waiting.map(([lane]) => lane)).toEqual([]);
      expect(shell.session.profile.now().kind).not.toBe(calledLanes.has('profile') ? 'loading' : 'nothing');
    },
  );

  test.prop([...anyRace], { numRuns: runCount(25) })(
    'has the same values by reference while nothing is done and no response comes',
    async (scheduler, actions, outcomes) => {
      const { shell } = await runRace(scheduler, actions, outcomes);
      const valuesBefore = [...livesOf(shell)].map(([, live]) => live.now());
      const same = watchLives(livesOf(shell));
      expect(same.problems()).toEqual([]);
      const valuesAfter = [...livesOf(shell)].map(([, live]) => live.now());
      // Each requested layout is a separate value.
      expect(valuesAfter.slice(0, -1).every((value, index) => value === valuesBefore[index])).toBe(true);
    },
  );
});

describe('a subscriber that acts on what it receives', () => {
  it('leaves everybody who reads after it with the present state, not with the one before', async () => {
    const agencies = { read: async () => err({ kind: 'unreachable' } as const) };
    const { agency } = createShell(scriptedAdapters({ agencies }));
    let retries = 0;
    agency.state.changes.subscribe(({ kind }) => {
      if (kind === 'failed' && retries++ < 3) agency.load();
    });
    const laterWatch = watchLives(new Map([['agency.state', agency.state]]));
    agency.load();
    for (let retry = 0; retry < 4; retry++) {
      await Promise.resolve();
      expect(laterWatch.problems()).toEqual([]);
    }
    expect(retries).toBeGreaterThan(3);
  });
});

import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../src/application/session/request-interceptor.port.ts';
import type { Shell } from '../../src/application/shell.ts';
import type { CallFailure } from '../../src/domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { anAgency } from '../support/an-agency.ts';
import { runs } from '../support/runs.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';
import { aHotelDeal } from '../support/some-deals.ts';

type Answer = (language: string) => Promise<Result<string, CallFailure>>;

const LANGUAGES = ['en', 'de', 'ar'] as const;
const settled = () => new Promise(setImmediate);

/** A shell whose outside tells everything in the language that it was asked in, when and as `answer` says. */
function aToldShell(answer: Answer) {
  let context: ((call: string) => RequestContext) | undefined;
  const asked: { readonly what: string; readonly language: string; readonly signal: AbortSignal | undefined }[] = [];

  function told<T>(what: string, tell: (language: string) => T) {
    return async (...words: readonly unknown[]): Promise<Result<T, CallFailure>> => {
      const language = context?.('/api')?.language ?? '';
      asked.push({ what, language, signal: words.find((word) => word instanceof AbortSignal) });
      const given = await answer(language);
      return given.ok ? ok(tell(given.value)) : given;
    };
  }
  const clock = aMovedClock();
  const shell = createShell(
    scriptedAdapters({
      clock,
      interceptor: { setContext: (read) => void (context = read), responses: NEVER },
      agencies: { read: told('agency', (name) => anAgency({ name })) },
      deals: { ...SILENT_SOURCES.deals, hotels: told('hotels', (name) => [aHotelDeal({ name })]) },
      content: {
        about: told('about', (title) => ({ enabled: true, title, image: '', content: 'Us' })),
        faq: told('faq', (headerMessage) => ({
          enabled: true,
          headerMessage,
          questions: [{ question: 'Why?', answer: '' }],
        })),
      },
      navigation: { read: told('navigation', (label) => [{ label, path: '/' }]) },
      platform: { ...SILENT_SOURCES.platform, enabledCountries: told('countries', (name) => [{ name, code: 'AE' }]) },
      places: {
        ...SILENT_SOURCES.places,
        hotels: told('places', (name) => [{ name, fullName: name, coordinates: null, kind: 'other' as const }]),
        shipLines: told('ship lines', (name) => [{ id: '1', name }]),
      },
      resorts: {
        ...SILENT_SOURCES.resorts,
        deals: told('resorts', (name) => [{ id: '1', name, image: '', location: '', rating: null, price: null }]),
      },
    }),
  );
  return { shell, asked, clock };
}

/** Asks for everything that is told in a language. */
function askForAll({ shell, clock }: ReturnType<typeof aToldShell>) {
  shell.agency.load();
  shell.deals.hotels.load();
  shell.content.loadAbout();
  shell.content.loadFaq();
  shell.navigation.load();
  shell.platform.enabledCountries();
  shell.trip.loadShipLines();
  shell.trip.hotels.type('lis');
  shell.resorts.findDeals({ latitude: 25, longitude: 55 });
  clock.advance(200);
}

/** What the shell shows of all that, in the order of `askForAll`. */
function shown({ agency, deals, content, navigation, platform, trip, resorts }: Shell): readonly unknown[] {
  return [
    agency.state.now(),
    deals.hotels.state.now(),
    content.about.now(),
    content.faq.now(),
    navigation.sideNavigation.now(),
    platform.enabledCountries().now(),
    trip.shipLines.now(),
    trip.hotels.state.now(),
    resorts.deals.now(),
  ];
}

const inLanguage = (name: string) => [
  { kind: 'ready', agency: { name } },
  { kind: 'list', deals: [{ name }] },
  { kind: 'ready', value: { title: name } },
  { kind: 'ready', value: { headerMessage: name } },
  { kind: 'ready', items: [{ label: name }] },
  { kind: 'ready', value: [{ name }] },
  { kind: 'ready', value: [{ name }] },
  { kind: 'list', items: [{ name }] },
  { kind: 'list', deals: [{ name }] },
];

describe('what was told in a language, when another is chosen (rules §4, language change)', () => {
  test.prop([fc.scheduler(), fc.array(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 5 })], {
    numRuns: runs(24),
  })(
    'is told again in the last one, whatever order answers come in; earlier requests are taken back',
    async (scheduler, choices) => {
      const told = aToldShell((language) => scheduler.schedule(Promise.resolve(ok(language)), language));
      askForAll(told);
      scheduler.scheduleSequence(
        choices.map((choice) => ({
          label: `speak ${choice}`,
          builder: async () => {
            told.shell.market.chooseLanguage(choice);
            told.clock.advance(200);
          },
        })),
      );
      await scheduler.waitIdle();
      expect(shown(told.shell)).toMatchObject(inLanguage(choices.at(-1) ?? ''));
      for (const { what } of told.asked) {
        const signals = told.asked.filter((call) => call.what === what).map(({ signal }) => signal);
        expect(signals.slice(0, -1).every((signal) => signal?.aborted)).toBe(true);
      }
    },
  );

  it('stays until it is told again: no list empties, and no page waits', async () => {
    const answers = vi.fn<Answer>(async (language) => ok(language));
    const told = aToldShell(answers);
    askForAll(told);
    await settled();
    answers.mockImplementation(() => new Promise(() => {}));
    told.shell.market.chooseLanguage('ar');
    await settled();
    // Suggestions belong to what is being typed, and wait as for any other text.
    const withoutPlaces = <T>(all: readonly T[]) => all.filter((_, index) => index !== 7);
    expect(withoutPlaces(shown(told.shell))).toMatchObject(withoutPlaces(inLanguage('en')));
  });

  it('stands where it can not be told again; only deals are emptied, as for any search that fails (§8)', async () => {
    const answers = vi.fn<Answer>(async (language) => ok(language));
    const told = aToldShell(answers);
    askForAll(told);
    await settled();
    answers.mockResolvedValue(err({ kind: 'unreachable' }));
    told.shell.market.chooseLanguage('ar');
    await settled();
    const [agency, hotels, ...others] = shown(told.shell);
    const [agencyBefore, , ...othersBefore] = inLanguage('en');
    expect(agency).toMatchObject(agencyBefore ?? {});
    expect(hotels).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(others.slice(0, 5)).toMatchObject(othersBefore.slice(0, 5));
  });

  it('is asked for again where it was asked for at all, and only there', async () => {
    const told = aToldShell(async (language) => ok(language));
    told.shell.agency.load();
    await settled();
    told.shell.market.chooseLanguage('de');
    await settled();
    expect(told.asked.map(({ what, language }) => [what, language])).toEqual([
      ['agency', 'en'],
      ['agency', 'de'],
    ]);
    told.shell.market.chooseLanguage('de');
    expect(told.asked).toHaveLength(2);
  });
});

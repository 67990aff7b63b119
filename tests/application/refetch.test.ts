import { test } from '@fast-check/vitest';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../src/application/session/request-interceptor.port.ts';
import type { Shell } from '../../src/application/shell.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aHotelDeal } from '../support/data/some-deals.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';

type RespondInLanguage = (language: string) => Promise<Result<string, CallFailure>>;

const LANGUAGES = ['en', 'de', 'ar'] as const;
const nextTask = () => new Promise(setImmediate);

/** A shell whose sources respond in the language of the request; `respond` decides when and with what. */
function translatedShell(respond: RespondInLanguage) {
  let context: ((call: string) => RequestContext) | undefined;
  const requests: { readonly what: string; readonly language: string; readonly signal: AbortSignal | undefined }[] = [];

  function sourceOf<T>(what: string, valueIn: (language: string) => T) {
    return async (...words: readonly unknown[]): Promise<Result<T, CallFailure>> => {
      const language = context?.('/api')?.language ?? '';
      requests.push({ what, language, signal: words.find((word) => word instanceof AbortSignal) });
      const result = await respond(language);
      return result.ok ? ok(valueIn(result.value)) : result;
    };
  }
  const clock = aMovedClock();
  const shell = createShell(
    scriptedAdapters({
      clock,
      interceptor: { setContext: (read) => void (context = read), responses: NEVER },
      agencies: { read: sourceOf('agency', (name) => anAgency({ name })) },
      deals: { ...SILENT_SOURCES.deals, hotels: sourceOf('hotels', (name) => [aHotelDeal({ name })]) },
      content: {
        about: sourceOf('about', (title) => ({ enabled: true, title, image: '', content: 'Us' })),
        faq: sourceOf('faq', (headerMessage) => ({
          enabled: true,
          headerMessage,
          questions: [{ question: 'Why?', answer: '' }],
        })),
      },
      navigation: { read: sourceOf('navigation', (label) => [{ label, path: '/' }]) },
      platform: {
        ...SILENT_SOURCES.platform,
        enabledCountries: sourceOf('countries', (name) => [{ name, code: 'AE' }]),
      },
      places: {
        ...SILENT_SOURCES.places,
        hotels: sourceOf('places', (name) => [{ name, fullName: name, coordinates: null, kind: 'other' as const }]),
        shipLines: sourceOf('ship lines', (name) => [{ id: '1', name }]),
      },
      resorts: {
        ...SILENT_SOURCES.resorts,
        deals: sourceOf('resorts', (name) => [{ id: '1', name, image: '', location: '', rating: null, price: null }]),
      },
    }),
  );
  return { shell, requests, clock };
}

/** Loads everything that depends on the language. */
function loadAll({ shell, clock }: ReturnType<typeof translatedShell>) {
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

/** The data that the shell shows, in the order of `loadAll`. */
function stateValues({ agency, deals, content, navigation, platform, trip, resorts }: Shell): readonly unknown[] {
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

describe('what depends on the language, when another is chosen (rules §4, language change)', () => {
  test.prop([fc.scheduler(), fc.array(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 5 })], {
    numRuns: runCount(24),
  })(
    'is loaded again in the last one, whatever order responses come in; earlier requests are cancelled',
    async (scheduler, choices) => {
      const translated = translatedShell((language) => scheduler.schedule(Promise.resolve(ok(language)), language));
      loadAll(translated);
      scheduler.scheduleSequence(
        choices.map((choice) => ({
          label: `choose ${choice}`,
          builder: async () => {
            translated.shell.market.chooseLanguage(choice);
            translated.clock.advance(200);
          },
        })),
      );
      await scheduler.waitIdle();
      expect(stateValues(translated.shell)).toMatchObject(inLanguage(choices.at(-1) ?? ''));
      for (const { what } of translated.requests) {
        const signals = translated.requests.filter((call) => call.what === what).map(({ signal }) => signal);
        expect(signals.slice(0, -1).every((signal) => signal?.aborted)).toBe(true);
      }
    },
  );

  it('stays until it is there again: no list empties, and no page waits', async () => {
    const respond = vi.fn<RespondInLanguage>(async (language) => ok(language));
    const translated = translatedShell(respond);
    loadAll(translated);
    await nextTask();
    respond.mockImplementation(() => new Promise(() => {}));
    translated.shell.market.chooseLanguage('ar');
    await nextTask();
    // Suggestions depend on the typed text, and wait as for any new text.
    const withoutPlaces = <T>(all: readonly T[]) => all.filter((_, index) => index !== 7);
    expect(withoutPlaces(stateValues(translated.shell))).toMatchObject(withoutPlaces(inLanguage('en')));
  });

  it('stays where it can not be loaded again; only deals are emptied, as for any search that fails (§8)', async () => {
    const respond = vi.fn<RespondInLanguage>(async (language) => ok(language));
    const translated = translatedShell(respond);
    loadAll(translated);
    await nextTask();
    respond.mockResolvedValue(err({ kind: 'unreachable' }));
    translated.shell.market.chooseLanguage('ar');
    await nextTask();
    const [agency, hotels, ...otherValues] = stateValues(translated.shell);
    const [agencyBefore, , ...othersBefore] = inLanguage('en');
    expect(agency).toMatchObject(agencyBefore ?? {});
    expect(hotels).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(otherValues.slice(0, 5)).toMatchObject(othersBefore.slice(0, 5));
  });

  it('is requested again where it was requested at all, and only there', async () => {
    const translated = translatedShell(async (language) => ok(language));
    translated.shell.agency.load();
    await nextTask();
    translated.shell.market.chooseLanguage('de');
    await nextTask();
    expect(translated.requests.map(({ what, language }) => [what, language])).toEqual([
      ['agency', 'en'],
      ['agency', 'de'],
    ]);
    translated.shell.market.chooseLanguage('de');
    expect(translated.requests).toHaveLength(2);
  });
});

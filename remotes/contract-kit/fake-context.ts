import { BehaviorSubject } from 'rxjs';
import type {
  Agency,
  CallFailure,
  CallSituation,
  CONTRACT_VERSION,
  CurrencyChoice,
  LanguageCode,
  RemoteCall,
  RemoteContext,
  RemoteI18n,
  RemoteLocation,
  RemoteSession,
  Result,
} from '../../src/application/remotes/remote-context.ts';
import { fakeI18n, fakeVoice } from './fake-i18n.ts';
import { type FakeLists, fakePlatform } from './fake-platform.ts';
import { fakeSession } from './fake-session.ts';
import { NO_POLICIES, SAMPLE_AGENCY } from './sample-agency.ts';
import { trackedLive } from './tracked-live.ts';

type AgencyPolicies = RemoteContext['policies'];

export type Answer = Result<unknown, CallFailure>;

/** What a test hands in; whatever it leaves out is in order, and nobody is signed in. */
export interface FakeContextOptions {
  /** A path with its query; `/` by default. */
  readonly at?: string;
  readonly basePath?: string;
  readonly language?: LanguageCode;
  readonly currency?: CurrencyChoice;
  /** Units for one US dollar; of other currencies it is not known. */
  readonly rates?: Readonly<Record<string, number>>;
  readonly agency?: Partial<Agency>;
  readonly policies?: Partial<AgencyPolicies>;
  readonly session?: Partial<RemoteSession>;
  /** Lists of the platform. */
  readonly lists?: FakeLists;
  /** What the platform answers; it can't be reached by default. */
  readonly answer?: (call: RemoteCall, signal: AbortSignal) => Answer | Promise<Answer>;
}

/** Something that the remote asked of the page, and with what. */
export type RemoteAction = readonly [name: string, ...words: readonly unknown[]];

/** A context in memory, for the tests of a remote, and what the remote has done with it. */
export interface FakeContext {
  readonly context: RemoteContext;
  /** Navigations, titles, notices, errors and the like, in order. */
  readonly did: readonly RemoteAction[];
  readonly calls: readonly RemoteCall[];
  /** Keys that the remote asked for, and that have no message. */
  readonly missingKeys: ReadonlySet<string>;
  /** How much is still under way: requests, voices, followed values, shown contents, offers. */
  pending(): readonly string[];
  /** The visitor goes to a path; so do the remote's own navigations. */
  go(address: string): void;
  speak(language: LanguageCode): void;
  choose(currency: CurrencyChoice): void;
  be(session: Partial<RemoteSession>): void;
}

const VERSION: typeof CONTRACT_VERSION = 1;

/** Rules §8, in English. */
const SITUATIONS: Readonly<Record<CallSituation, string>> = {
  call: 'something went wrong',
  default: 'Something went wrong',
  suggest: 'Failed to fetch suggestions',
  resortRelease: 'Internal Server Error',
  exchangeRates: 'Failed to fetch exchange rates',
};

const UNREACHABLE: Answer = { ok: false, error: { kind: 'unreachable' } };
const CANCELLED: Answer = { ok: false, error: { kind: 'cancelled' } };

/** A day as it is written on the wire; the empty text for anything else. */
function plainDay(text: string): string {
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '';
}

export function fakeContext(wishes: FakeContextOptions = {}): FakeContext {
  const did: RemoteAction[] = [];
  const calls: RemoteCall[] = [];
  const missingKeys = new Set<string>();
  const i18n = fakeI18n((key) => missingKeys.add(key)) as RemoteI18n;
  const pending = new Map<object, string>();
  const location = new BehaviorSubject<RemoteLocation>(locationOf(wishes.at ?? '/'));
  const session = new BehaviorSubject(fakeSession(wishes.session));
  const language = new BehaviorSubject<LanguageCode>(wishes.language ?? 'en');
  const currency = new BehaviorSubject<CurrencyChoice>(wishes.currency ?? { currency: 'USD', country: 'US' });
  const rates = new BehaviorSubject(new Map(Object.entries({ USD: 1, ...wishes.rates })));
  const ratesDay = new BehaviorSubject('2026-02-03');
  const note =
    (name: string) =>
    (...words: readonly unknown[]): void => {
      did.push([name, ...words]);
    };
  const until = (what: string, end: () => void = () => undefined) => {
    const mark = {};
    pending.set(mark, what);
    return () => {
      if (pending.delete(mark)) end();
    };
  };

  const context: RemoteContext = {
    version: VERSION,
    basePath: wishes.basePath ?? '/',
    location: trackedLive(location, () => until('location')),
    navigate(path, options) {
      did.push(['navigate', path, ...(options?.replace === true ? ['replace'] : [])]);
      location.next(locationOf(path));
    },
    titlePage: note('titlePage'),
    agency: { ...SAMPLE_AGENCY, ...wishes.agency },
    policies: { ...NO_POLICIES, ...wishes.policies },
    session: trackedLive(session, () => until('session')),
    language: trackedLive(language, () => until('language')),
    i18n,
    currency: trackedLive(currency, () => until('currency')),
    rates: trackedLive(rates, () => until('rates')),
    ratesDay: trackedLive(ratesDay, () => until('day of the rates')),
    defaultGuests: { flight: { adults: 1, children: 0, infants: 0 }, cruise: { adults: 2, children: 0, infants: 0 } },
    platform: fakePlatform(wishes.lists ?? {}, () => until('list of the platform')),
    formatMoney(price) {
      const [from, to] = [rates.value.get(price.currency), rates.value.get(currency.value.currency)];
      const converted = from !== undefined && to !== undefined && currency.value.currency !== price.currency;
      const shown = converted ? { amount: (price.amount / from) * to, currency: currency.value.currency } : price;
      return { text: `${shown.currency} ${shown.amount.toFixed(2)}`, converted, shown };
    },
    formatCharge: ({ amount, currency: charged }) => `${charged} ${amount.toFixed(2)}`,
    formatDistance: (miles) => `${miles.toFixed(2)} mi`,
    formatDate: plainDay,
    formatDateRange: (start, end, placeholder) =>
      plainDay(start) === '' || plainDay(end) === '' ? placeholder : `${plainDay(start)} | ${plainDay(end)}`,
    voice(files) {
      const voice = fakeVoice(i18n, files, { now: () => language.value, changes: language });
      return { say: trackedLive(voice.say, () => until('voice’s words')), end: until('voice', voice.end) };
    },
    hasContent(html) {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      return (body.textContent ?? '').trim() !== '' || body.querySelector('img') !== null;
    },
    showContent(element, html) {
      element.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
      return until('content', () => element.replaceChildren());
    },
    textLanguage: (_, named = '') => (named === '' || named === language.value ? {} : { lang: named, dir: 'ltr' }),
    markUnsaved: () => until('unsaved input'),
    async request(call, signal = new AbortController().signal) {
      calls.push(call);
      const end = until(`request ${call.method} ${call.path}`);
      const left = new Promise<Answer>((resolve) => {
        signal.addEventListener('abort', () => resolve(CANCELLED), { once: true });
      });
      const answer = await Promise.race([left, Promise.resolve(wishes.answer?.(call, signal) ?? UNREACHABLE)]);
      end();
      return signal.aborted ? CANCELLED : answer;
    },
    notify: note('notify'),
    failureText(failure, situation = 'default') {
      if (failure.kind === 'cancelled') return '';
      return failure.kind === 'refused' && failure.message.trim() !== ''
        ? failure.message.trim()
        : SITUATIONS[situation];
    },
    reportError: note('reportError'),
    signIn: note('signIn'),
    signOut: note('signOut'),
    loadProfile: note('loadProfile'),
    offerSignIn: (open) => {
      did.push(['offerSignIn', open]);
      return until('offer to sign in');
    },
  };

  return {
    context,
    did,
    calls,
    missingKeys,
    pending: () => [...pending.values()],
    go: (address) => location.next(locationOf(address)),
    speak: (wanted) => language.next(wanted),
    choose: (choice) => currency.next(choice),
    be: (changes) => session.next(fakeSession(changes, session.value)),
  };
}

function locationOf(address: string): RemoteLocation {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { path: pathname, search, hash };
}

import type {
  Agency,
  ChosenClient,
  CONTRACT_VERSION,
  CurrencyChoice,
  LanguageCode,
  RemoteCall,
  RemoteContext,
  RemoteI18n,
  RemoteLocation,
  RemoteSession,
} from '@livery/contract/remotes/remote-context';
import type { i18n as I18n } from 'i18next';
import { BehaviorSubject } from 'rxjs';
import { fakeClients } from './fake-clients.ts';
import { hasFakeContent, showFakeContent } from './fake-content.ts';
import { fakeDates } from './fake-dates.ts';
import { fakeEvents } from './fake-events.ts';
import { fakeI18n } from './fake-i18n.ts';
import { type FakeMapOptions, type FakeMaps, fakeMaps } from './fake-map.ts';
import { fakeMoney } from './fake-money.ts';
import { type FakeLists, fakePlatform, trackedLive } from './fake-platform.ts';
import { type CallResult, fakeRequest } from './fake-request.ts';
import { fakeSaved } from './fake-saved.ts';
import { fakeSession } from './fake-session.ts';
import { parseLocation } from './parse-location.ts';
import { NO_POLICIES, SAMPLE_AGENCY } from './sample-agency.ts';
import { SITUATIONS } from './situations.ts';

type AgencyPolicies = RemoteContext['policies'];

export type { CallResult };

/** Options of a test; the defaults are valid, for a signed-out visitor. */
export interface FakeContextOptions extends FakeMapOptions {
  /** A path with its query; `/` by default. */
  readonly at?: string;
  readonly basePath?: string;
  readonly language?: LanguageCode;
  readonly currency?: CurrencyChoice;
  /** Units for one US dollar; other currencies have no rate. */
  readonly rates?: Readonly<Record<string, number>>;
  readonly agency?: Partial<Agency>;
  readonly policies?: Partial<AgencyPolicies>;
  readonly session?: Partial<RemoteSession>;
  /** The deployment's configuration of the remote; none by default. */
  readonly configuration?: RemoteContext['configuration'];
  /** The client for whom the agent books; none by default. */
  readonly client?: ChosenClient | null;
  /** The data of the page that the server rendered; none by default. */
  readonly rendered?: RemoteContext['rendered'];
  /** Lists of the platform. */
  readonly lists?: FakeLists;
  /** The platform's response to a call; unreachable by default. */
  readonly respond?: ((call: RemoteCall, signal: AbortSignal) => CallResult | Promise<CallResult>) | undefined;
}

/** A call of a method of the context, with its arguments. */
export type RemoteAction = readonly [name: string, ...args: readonly unknown[]];

/** A context in memory for the tests of a remote, and a record of what the remote did with it. */
export interface FakeContext extends FakeMaps {
  readonly context: RemoteContext;
  /** Navigations, titles, notices, errors and the like, in order. */
  readonly actions: readonly RemoteAction[];
  readonly calls: readonly RemoteCall[];
  /** Keys without a message that the remote requested. */
  readonly missingKeys: ReadonlySet<string>;
  /** The instance of the context, with the messages that the remote has added. */
  readonly i18n: I18n;
  /** What `formatMoney` and `formatCharge` returned. */
  readonly formattedMoney: ReadonlySet<string>;
  /** Requests, subscriptions, shown contents and offers that haven't ended. */
  pending(): readonly string[];
  /** Navigates, as the remote can. */
  navigate(address: string): void;
  setLanguage(language: LanguageCode): void;
  setCurrency(currency: CurrencyChoice): void;
  setSession(session: Partial<RemoteSession>): void;
  setClient(client: ChosenClient | null): void;
}

const VERSION: typeof CONTRACT_VERSION = 1;

export function fakeContext(options: FakeContextOptions = {}): FakeContext {
  const actions: RemoteAction[] = [];
  const calls: RemoteCall[] = [];
  const missingKeys = new Set<string>();
  const i18n = fakeI18n((key) => missingKeys.add(key));
  const pending = new Map<object, string>();
  const location = new BehaviorSubject<RemoteLocation>(parseLocation(options.at ?? '/'));
  const session = new BehaviorSubject(fakeSession(options.session));
  const language = new BehaviorSubject<LanguageCode>(options.language ?? 'en');
  const currency = new BehaviorSubject<CurrencyChoice>(options.currency ?? { currency: 'USD', country: 'US' });
  const rates = new BehaviorSubject(new Map(Object.entries({ USD: 1, ...options.rates })));
  const money = fakeMoney(
    () => rates.value,
    () => currency.value.currency,
  );
  const ratesDay = new BehaviorSubject('2026-02-03');
  const record =
    (name: string) =>
    (...args: readonly unknown[]): void => {
      actions.push([name, ...args]);
    };
  /** Marks something as pending until the returned function is called. */
  const track = (what: string, end: () => void = () => undefined) => {
    const key = {};
    pending.set(key, what);
    return () => {
      if (pending.delete(key)) end();
    };
  };

  const noteAction = (what: string, ...action: RemoteAction) => {
    actions.push(action);
    return track(what);
  };
  const clients = fakeClients(options.client ?? null, actions, () => track('client'));
  const { maps, ...lent } = fakeMaps(options, track);

  const context: RemoteContext = {
    version: VERSION,
    contract: '1.6',
    rendered: options.rendered ?? null,
    basePath: options.basePath ?? '/',
    location: trackedLive(location, () => track('location')),
    navigate(path, how) {
      actions.push(['navigate', path, ...(how?.replace === true ? ['replace'] : [])]);
      location.next(parseLocation(path));
    },
    titlePage: record('titlePage'),
    agency: { ...SAMPLE_AGENCY, ...options.agency },
    policies: { ...NO_POLICIES, ...options.policies },
    session: trackedLive(session, () => track('session')),
    language: trackedLive(language, () => track('language')),
    i18n: i18n as RemoteI18n,
    currency: trackedLive(currency, () => track('currency')),
    rates: trackedLive(rates, () => track('rates')),
    ratesDay: trackedLive(ratesDay, () => track('day of the rates')),
    defaultGuests: { flight: { adults: 1, children: 0, infants: 0 }, cruise: { adults: 2, children: 0, infants: 0 } },
    platform: fakePlatform(options.lists ?? {}, () => track('list of the platform')),
    formatMoney: money.formatMoney,
    formatCharge: money.formatCharge,
    formatDistance: (miles) => `${miles.toFixed(2)} mi`,
    ...fakeDates,
    hasContent: hasFakeContent,
    showContent: (element, html) => track('content', showFakeContent(element, html)),
    contentMarkup: async () => '',
    searchPanelMarkup: async () => '',
    textLanguage: (_, named = '') => (named === '' || named === language.value ? {} : { lang: named, dir: 'ltr' }),
    ...lent,
    markUnsaved: () => track('unsaved input'),
    request: fakeRequest(calls, options.respond, track),
    notify: record('notify'),
    failureText(failure, situation = 'default') {
      if (failure.kind === 'cancelled') return '';
      return failure.kind === 'refused' && failure.message.trim() !== ''
        ? failure.message.trim()
        : SITUATIONS[situation];
    },
    reportError: record('reportError'),
    configuration: Object.freeze(options.configuration ?? {}),
    events: fakeEvents(actions, (name) => track(`subscription to ${name}`)),
    slot(name, _, props = null) {
      actions.push(['slot', name, props]);
      return track(`slot ${name}`);
    },
    searchPanel: (_, shownPanelOptions = {}) => noteAction('search panel', 'searchPanel', shownPanelOptions),
    guardLeaving: (ask) => noteAction('guard', 'guardLeaving', ask),
    ...clients.remote,
    ...fakeSaved(actions, () => track('favourites')),
    signIn: record('signIn'),
    signOut: record('signOut'),
    loadProfile: record('loadProfile'),
    offerSignIn: (open) => noteAction('offer to sign in', 'offerSignIn', open),
  };

  return {
    context,
    actions,
    calls,
    maps,
    missingKeys,
    formattedMoney: money.formatted,
    i18n,
    pending: () => [...pending.values()],
    navigate: (address) => location.next(parseLocation(address)),
    setLanguage: (code) => language.next(code),
    setClient: clients.setClient,
    setCurrency: (choice) => currency.next(choice),
    setSession: (changes) => session.next(fakeSession(changes, session.value)),
  };
}

import { type Live, liveOf } from '@livery/contract/shared/live';
import { ok } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import { BehaviorSubject } from 'rxjs';
import type { DealList, DealListState } from '../../../src/application/deals/deals.ts';
import type { Shell } from '../../../src/application/shell.ts';
import type { Suggestions } from '../../../src/application/trip/trip.ts';
import { SEEN, type Seen, type Subjects } from '../seen.ts';
import { fakeNavigation, fakeRemotes } from './fake-navigation.ts';
import { fakeSaved } from './fake-saved.ts';

/** A call that a screen made of the shell, and with what. */
export type Mutation = readonly [name: string, ...words: readonly unknown[]];

const NOT_LOADED = {
  agency: 0,
  rates: 0,
  currencies: 0,
  hotels: 0,
  activities: 0,
  cars: 0,
  profile: 0,
  about: 0,
  faq: 0,
  navigation: 0,
};

type Loadable = keyof typeof NOT_LOADED;

export type FakeShell = Shell & {
  readonly set: Subjects;
  /** How often each was loaded. */
  readonly requestCounts: Record<Loadable, number>;
  /** All other calls, in order. */
  readonly did: Mutation[];
};

/** A shell that does nothing by itself: an active agency with everything in order, without deals yet. */
export function fakeShell(overrides: Partial<Seen> = {}): FakeShell {
  const set = subjectsOf({ ...SEEN, ...overrides });
  const requestCounts = { ...NOT_LOADED };
  const did: Mutation[] = [];
  const count = (name: Loadable) => () => {
    requestCounts[name] += 1;
  };
  const note =
    (name: string) =>
    (...words: readonly unknown[]): void => {
      did.push([name, ...words]);
    };
  const list = <Deal>(state: BehaviorSubject<DealListState<Deal>>, name: Loadable): DealList<Deal> => ({
    state: liveOf(state),
    load: count(name),
  });
  const remotes = fakeRemotes(set, did, note);

  return {
    set,
    requestCounts,
    did,
    agency: { state: liveOf(set.agency), policies: liveOf(set.policies), load: count('agency') },
    platform: { paymentGateway: never, countryCodes: never, enabledCountries: never },
    session: {
      id: 'session-0123456789',
      signedIn: liveOf(set.signedIn),
      profile: liveOf(set.profile),
      loadProfile: count('profile'),
      acceptToken: note('acceptToken'),
      signIn: async () => ok(undefined),
      signOut: note('signOut'),
      leave: note('leave'),
      academyAddress: () => set.academyAddress.value,
      deepLink: liveOf(set.deepLink),
      pageOpened: note('pageOpened'),
      signInOffered: liveOf(set.signInOffered),
      signInDialog: liveOf(new BehaviorSubject(null)),
      offerSignIn: () => () => undefined,
      openSignIn(kind) {
        did.push(['openSignIn', kind]);
        return set.signInOffered.value;
      },
    },
    market: {
      language: liveOf(set.language),
      languages: liveOf(set.languages),
      currency: liveOf(set.currency),
      unconverted: liveOf(set.unconverted),
      enabledCurrencies: liveOf(set.enabledCurrencies),
      rates: liveOf(set.rates),
      prices: liveOf(set.prices),
      settled: liveOf(new BehaviorSubject(true)),
      chooseLanguage: note('chooseLanguage'),
      chooseCurrency: note('chooseCurrency'),
      reloadQuestion: liveOf(set.reloadQuestion),
      markUnsaved: () => note('unsavedInputGone'),
      hasUnsaved: () => set.unsaved.value,
      loadCurrencies: count('currencies'),
      loadRates: count('rates'),
      load: count('rates'),
    },
    deals: {
      tabs: liveOf(set.tabs),
      tab: liveOf(set.tab),
      searches: liveOf(set.searches),
      async locate() {
        did.push(['locate']);
        return set.location.value;
      },
      chooseTab: note('chooseTab'),
      followToday: note('followToday'),
      hotels: list(set.hotels, 'hotels'),
      activities: list(set.activities, 'activities'),
      cars: list(set.cars, 'cars'),
      showsPrices: liveOf(set.showsPrices),
      showsAgentFigures: liveOf(set.showsAgentFigures),
    },
    savePrice: {
      isOpen: liveOf(set.savePriceOpen),
      homeEntered: note('homeEntered'),
      homeLeft: note('homeLeft'),
      suppress() {
        did.push(['suppress']);
        return note('backAgain');
      },
      sectionPassedMiddle: note('sectionPassedMiddle'),
      reveal: note('reveal'),
      close: note('close'),
    },
    trip: {
      today: liveOf(set.today),
      firstToday: set.today.value,
      followToday: note('followToday'),
      hotels: nobodySuggests(),
      flights: nobodySuggests(),
      activities: nobodySuggests(),
      cars: nobodySuggests(),
      shipLines: never(),
      carCountries: never(),
      loadShipLines: note('loadShipLines'),
      loadCarCountries: note('loadCarCountries'),
    },
    saved: fakeSaved(set, note),
    content: {
      about: liveOf(set.about),
      faq: liveOf(set.faq),
      loadAbout: count('about'),
      loadFaq: count('faq'),
      cleaned: () => undefined,
      clean: async () => ok({ type: 'root', children: [] }),
    },
    pageData: { open: note('openPageData'), whenSettled: async () => undefined, hasFailed: () => false },
    code: { load: (load) => load(), pageShown: note('pageShown'), updates: liveOf(set.updates) },
    navigation: fakeNavigation(set, note, count('navigation')),
    remotes: { open: async () => remotes },
    resorts: {
      deals: liveOf(new BehaviorSubject({ kind: 'idle' } as const)),
      hold: liveOf(new BehaviorSubject(null)),
      findDeals: note('findDeals'),
      search: async () => ok([]),
      places: nobodySuggests(),
      checkHold: async () => ok(null),
      release: async () => ok(undefined),
      availability: async (propertyId) => ok({ propertyId, available: false }),
    },
    notices: { toasts: liveOf(set.toasts), notify: note('notify'), dismiss: note('dismiss') },
    analytics: {
      consent: liveOf(set.consent),
      companies: liveOf(set.companies),
      scripts: liveOf(set.scripts),
      decide: note('decide'),
    },
    start: note('start'),
    hydrated: note('hydrated'),
  };
}

function subjectsOf(seen: Seen): Subjects {
  const entries = Object.entries(seen).map(([name, value]) => [name, new BehaviorSubject(value)]);
  return Object.fromEntries(entries) as Subjects;
}

const never = <T>(): Live<ValueState<T>> => liveOf(new BehaviorSubject<ValueState<T>>({ kind: 'loading' }));

function nobodySuggests<T>(): Suggestions<T> {
  return {
    state: liveOf(new BehaviorSubject({ kind: 'idle' } as const)),
    type: () => undefined,
    find: async () => ok([]),
  };
}

import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { ok } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import { BehaviorSubject } from 'rxjs';
import type { DealList, DealListState } from '../../../src/application/deals/deals.ts';
import type { Shell } from '../../../src/application/shell.ts';
import type { Suggestions } from '../../../src/application/trip/trip.ts';
import { SEEN, type SeenState, type Subjects } from '../seen.ts';
import { fakeNavigation, fakeRemotes } from './fake-navigation.ts';
import { fakeSaved } from './fake-saved.ts';

/** A screen's call to the shell, with its arguments. */
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
  /** The number of times that each was loaded. */
  readonly requestCounts: Record<Loadable, number>;
  /** All other calls, in order. */
  readonly did: Mutation[];
};

/** A shell that does nothing by itself: an active agency with everything in order, without deals yet. */
export function fakeShell(overrides: Partial<SeenState> = {}): FakeShell {
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
    state: liveFromSubject(state),
    load: count(name),
  });
  const remotes = fakeRemotes(set, did, note);

  return {
    set,
    requestCounts,
    did,
    agency: { state: liveFromSubject(set.agency), policies: liveFromSubject(set.policies), load: count('agency') },
    platform: { paymentGateway: neverLoaded, countryCodes: neverLoaded, enabledCountries: neverLoaded },
    session: {
      id: 'session-0123456789',
      signedIn: liveFromSubject(set.signedIn),
      profile: liveFromSubject(set.profile),
      loadProfile: count('profile'),
      acceptToken: note('acceptToken'),
      signIn: async () => ok(undefined),
      signOut: note('signOut'),
      leave: note('leave'),
      academyAddress: () => set.academyAddress.value,
      deepLink: liveFromSubject(set.deepLink),
      pageOpened: note('pageOpened'),
      signInOffered: liveFromSubject(set.signInOffered),
      signInDialog: liveFromSubject(new BehaviorSubject(null)),
      offerSignIn: () => () => undefined,
      openSignIn(kind) {
        did.push(['openSignIn', kind]);
        return set.signInOffered.value;
      },
    },
    market: {
      language: liveFromSubject(set.language),
      languages: liveFromSubject(set.languages),
      currency: liveFromSubject(set.currency),
      unconverted: liveFromSubject(set.unconverted),
      enabledCurrencies: liveFromSubject(set.enabledCurrencies),
      rates: liveFromSubject(set.rates),
      prices: liveFromSubject(set.prices),
      settled: liveFromSubject(new BehaviorSubject(true)),
      chooseLanguage: note('chooseLanguage'),
      chooseCurrency: note('chooseCurrency'),
      reloadQuestion: liveFromSubject(set.reloadQuestion),
      markUnsaved: () => note('unsavedInputGone'),
      hasUnsaved: () => set.unsaved.value,
      loadCurrencies: count('currencies'),
      loadRates: count('rates'),
      load: count('rates'),
    },
    deals: {
      tabs: liveFromSubject(set.tabs),
      tab: liveFromSubject(set.tab),
      searches: liveFromSubject(set.searches),
      async locate() {
        did.push(['locate']);
        return set.location.value;
      },
      chooseTab: note('chooseTab'),
      followToday: note('followToday'),
      hotels: list(set.hotels, 'hotels'),
      activities: list(set.activities, 'activities'),
      cars: list(set.cars, 'cars'),
      showsPrices: liveFromSubject(set.showsPrices),
      showsAgentFigures: liveFromSubject(set.showsAgentFigures),
    },
    savePrice: {
      isOpen: liveFromSubject(set.savePriceOpen),
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
      today: liveFromSubject(set.today),
      firstToday: set.today.value,
      followToday: note('followToday'),
      hotels: nobodySuggests(),
      flights: nobodySuggests(),
      activities: nobodySuggests(),
      cars: nobodySuggests(),
      shipLines: neverLoaded(),
      carCountries: neverLoaded(),
      loadShipLines: note('loadShipLines'),
      loadCarCountries: note('loadCarCountries'),
    },
    saved: fakeSaved(set, note),
    content: {
      about: liveFromSubject(set.about),
      faq: liveFromSubject(set.faq),
      loadAbout: count('about'),
      loadFaq: count('faq'),
      cleaned: () => undefined,
      clean: async () => ok({ type: 'root', children: [] }),
    },
    pageData: { open: note('openPageData'), whenSettled: async () => undefined },
    code: { load: (load) => load(), pageShown: note('pageShown'), updates: liveFromSubject(set.updates) },
    navigation: fakeNavigation(set, note, count('navigation')),
    remotes: { open: async () => remotes },
    resorts: {
      deals: liveFromSubject(new BehaviorSubject({ kind: 'idle' } as const)),
      hold: liveFromSubject(new BehaviorSubject(null)),
      findDeals: note('findDeals'),
      search: async () => ok([]),
      places: nobodySuggests(),
      checkHold: async () => ok(null),
      release: async () => ok(undefined),
      availability: async (propertyId) => ok({ propertyId, available: false }),
    },
    notices: { toasts: liveFromSubject(set.toasts), notify: note('notify'), dismiss: note('dismiss') },
    analytics: {
      consent: liveFromSubject(set.consent),
      companies: liveFromSubject(set.companies),
      scripts: liveFromSubject(set.scripts),
      decide: note('decide'),
    },
    start: note('start'),
    hydrated: note('hydrated'),
  };
}

function subjectsOf(seenState: SeenState): Subjects {
  const entries = Object.entries(seenState).map(([name, value]) => [name, new BehaviorSubject(value)]);
  return Object.fromEntries(entries) as Subjects;
}

const neverLoaded = <T>(): Live<ValueState<T>> =>
  liveFromSubject(new BehaviorSubject<ValueState<T>>({ kind: 'loading' }));

function nobodySuggests<T>(): Suggestions<T> {
  return {
    state: liveFromSubject(new BehaviorSubject({ kind: 'idle' } as const)),
    type: () => undefined,
    find: async () => ok([]),
  };
}

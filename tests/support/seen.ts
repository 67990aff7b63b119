import type { Agency } from '@livery/contract/agency/agency';
import {
  type AgencyPolicies,
  type Coordinates,
  DEFAULT_DEAL_LOCATION,
  NO_POLICIES,
} from '@livery/contract/agency/policies';
import type { ChosenClient } from '@livery/contract/clients/chosen-client';
import { type CurrencyChoice, DEFAULT_CURRENCY } from '@livery/contract/market/currency-choice';
import { type LanguageCode, type LanguageEntry, languageList } from '@livery/contract/market/language';
import type { SavedItem } from '@livery/contract/saved/saved-item';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { NonEmpty } from '@livery/contract/shared/non-empty';
import { err, type Result } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import type { BehaviorSubject } from 'rxjs';
import type { AgencyState } from '../../src/application/agency/host-agency.ts';
import type { DealListState } from '../../src/application/deals/deals.ts';
import type { ReloadQuestion } from '../../src/application/market/create-reload-question.ts';
import type { NotConvertedReason, Prices, RatesState } from '../../src/application/market/market.ts';
import type { Updates } from '../../src/application/navigation/create-updates.ts';
import type { SideNavigationState } from '../../src/application/navigation/navigation.ts';
import type { Toast } from '../../src/application/notices/create-notices.ts';
import type { RemoteState } from '../../src/application/remotes/remotes.ts';
import type { ProfileState } from '../../src/application/session/session.ts';
import type { AnalyticsScript, Consent, MeasuringCompanies } from '../../src/domain/analytics/analytics-scripts.ts';
import type { AboutState } from '../../src/domain/content/about-state.ts';
import type { FaqState } from '../../src/domain/content/faq-state.ts';
import type { ActivityDeal } from '../../src/domain/deals/activity-duration.ts';
import type { CarDeal } from '../../src/domain/deals/car-card.ts';
import { DEFAULT_SEARCHES } from '../../src/domain/deals/deal-products.ts';
import type { DealTab } from '../../src/domain/deals/deal-tab.ts';
import type { HotelDeal } from '../../src/domain/deals/hotel-deal.ts';
import type { LocationFailure } from '../../src/domain/deals/location-failure.ts';
import type { DealSearches } from '../../src/domain/deals/searched-time.ts';
import type { EnabledCurrency } from '../../src/domain/market/currency-picker.ts';
import type { Sidebar } from '../../src/domain/navigation/next-sidebar.ts';
import type { RecentSearch } from '../../src/domain/saved/recent-search.ts';
import { anAgency } from './data/an-agency.ts';
import { somePrices } from './data/some-prices.ts';

/** Everything that a screen can see. */
export interface SeenState {
  readonly agency: AgencyState;
  readonly policies: AgencyPolicies;
  readonly environment: string;
  readonly signedIn: boolean;
  readonly profile: ProfileState;
  readonly academyAddress: string | null;
  readonly deepLink: string | null;
  readonly signInOffered: boolean;
  readonly language: LanguageCode;
  readonly languages: NonEmpty<LanguageEntry>;
  readonly currency: CurrencyChoice;
  readonly unconverted: NotConvertedReason | null;
  readonly enabledCurrencies: ValueState<readonly EnabledCurrency[]>;
  readonly reloadQuestion: ReloadQuestion | null;
  readonly unsaved: boolean;
  readonly rates: RatesState;
  readonly prices: Prices;
  readonly tabs: readonly DealTab[];
  readonly tab: DealTab | null;
  readonly hotels: DealListState<HotelDeal>;
  readonly activities: DealListState<ActivityDeal>;
  readonly cars: DealListState<CarDeal>;
  readonly searches: DealSearches;
  readonly location: Result<Coordinates, LocationFailure>;
  readonly showsPrices: boolean;
  readonly showsAgentFigures: boolean;
  readonly today: Temporal.PlainDate;
  readonly savePriceOpen: boolean;
  readonly client: ChosenClient | null;
  readonly isPickingClient: boolean;
  readonly favourites: readonly SavedItem[];
  readonly favouritesUnsaved: boolean;
  readonly recentSearches: readonly RecentSearch[];
  readonly recentlySeen: readonly SavedItem[];
  readonly about: ValueState<AboutState>;
  readonly faq: ValueState<FaqState>;
  readonly sideNavigation: SideNavigationState;
  readonly sidebar: Sidebar;
  readonly remote: RemoteState;
  readonly newer: boolean;
  readonly toasts: readonly Toast[];
  readonly updates: Updates | null;
  readonly consent: Consent;
  readonly companies: MeasuringCompanies | null;
  readonly scripts: readonly AnalyticsScript[];
}

/** The same values as subjects, which the test can change at any time. */
export type Subjects = { readonly [Name in keyof SeenState]: BehaviorSubject<SeenState[Name]> };

/** The search of deals on Nov 30, 2026. */
const WHEN_AND_WHERE = {
  today: Temporal.PlainDate.from('2026-11-30'),
  sameDayDisallowed: false,
  where: { place: DEFAULT_DEAL_LOCATION, airport: DEFAULT_DEAL_LOCATION.airport, named: DEFAULT_DEAL_LOCATION.name },
};

const LOADING = { kind: 'loading' } as const;

/** A visitor to an active agency with everything in order; there are no other responses yet. */
export const SEEN: SeenState = {
  agency: { kind: 'ready', agency: anAgency() },
  policies: NO_POLICIES,
  environment: 'uat',
  signedIn: false,
  client: null,
  isPickingClient: false,
  favourites: [],
  favouritesUnsaved: false,
  recentSearches: [],
  recentlySeen: [],
  profile: { kind: 'visitor' },
  academyAddress: null,
  deepLink: null,
  signInOffered: false,
  language: 'en',
  languages: languageList(undefined),
  currency: DEFAULT_CURRENCY,
  unconverted: null,
  enabledCurrencies: LOADING,
  reloadQuestion: null,
  unsaved: false,
  rates: LOADING,
  prices: somePrices(),
  tabs: ['hotels', 'cars', 'activities', 'flights', 'cruises'],
  tab: 'hotels',
  hotels: LOADING,
  activities: LOADING,
  cars: LOADING,
  searches: {
    hotels: DEFAULT_SEARCHES.hotels(WHEN_AND_WHERE),
    activities: DEFAULT_SEARCHES.activities(WHEN_AND_WHERE),
    cars: DEFAULT_SEARCHES.cars(WHEN_AND_WHERE),
  },
  location: err({ kind: 'location-unavailable' }),
  showsPrices: true,
  showsAgentFigures: false,
  today: Temporal.PlainDate.from('2026-11-24'),
  savePriceOpen: false,
  about: LOADING,
  faq: LOADING,
  sideNavigation: LOADING,
  sidebar: 'collapsed',
  remote: { kind: 'failed', failure: { kind: 'remote-missing', remote: 'mainApp' } },
  newer: false,
  toasts: [],
  updates: null,
  consent: 'undecided',
  companies: null,
  scripts: [],
};

/** The agency that a screen sees, with the test's values. */
export function withAgency(overrides: Partial<Agency>): Pick<SeenState, 'agency'> {
  return { agency: { kind: 'ready', agency: anAgency(overrides) } };
}

/** What a screen sees if this person is signed in. */
export function signedInAs(profile: UserProfile): Pick<SeenState, 'signedIn' | 'profile'> {
  return { signedIn: true, profile: { kind: 'ready', profile } };
}

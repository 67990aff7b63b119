import { BehaviorSubject } from 'rxjs';
import type { AgencyState } from '../../src/application/agency/host-agency.ts';
import type { DealListState } from '../../src/application/deals/deals.ts';
import type { Prices, RatesState } from '../../src/application/market/market.ts';
import { liveOf } from '../../src/application/shared/live.ts';
import type { Shell } from '../../src/application/shell.ts';
import { type AgencyPolicies, NO_POLICIES } from '../../src/domain/agency/policies.ts';
import type { HotelDeal } from '../../src/domain/deals/hotel-deal.ts';
import { type CurrencyChoice, DEFAULT_CURRENCY } from '../../src/domain/market/currency-choice.ts';
import type { LanguageCode } from '../../src/domain/market/language.ts';
import { anAgency } from './an-agency.ts';
import { somePrices } from './some-prices.ts';

/** Everything that a screen can see; each may be set by the test at any time. */
interface Seen {
  readonly agency: AgencyState;
  readonly policies: AgencyPolicies;
  readonly signedIn: boolean;
  readonly language: LanguageCode;
  readonly currency: CurrencyChoice;
  readonly rates: RatesState;
  readonly prices: Prices;
  readonly hotels: DealListState<HotelDeal>;
  readonly showsPrices: boolean;
}

export type FakeShell = Shell & {
  readonly set: { readonly [Name in keyof Seen]: BehaviorSubject<Seen[Name]> };
  /** How often the shell was asked to load each. */
  readonly asked: { agency: number; rates: number; hotels: number };
};

/** A shell that does nothing by itself: an active agency with everything in order, deals not answered yet. */
export function fakeShell(overrides: Partial<Seen> = {}): FakeShell {
  const seen: Seen = {
    agency: { kind: 'ready', agency: anAgency() },
    policies: NO_POLICIES,
    signedIn: false,
    language: 'en',
    currency: DEFAULT_CURRENCY,
    rates: { kind: 'loading' },
    prices: somePrices(),
    hotels: { kind: 'loading' },
    showsPrices: true,
    ...overrides,
  };
  const set = {
    agency: new BehaviorSubject(seen.agency),
    policies: new BehaviorSubject(seen.policies),
    signedIn: new BehaviorSubject(seen.signedIn),
    language: new BehaviorSubject(seen.language),
    currency: new BehaviorSubject(seen.currency),
    rates: new BehaviorSubject(seen.rates),
    prices: new BehaviorSubject(seen.prices),
    hotels: new BehaviorSubject(seen.hotels),
    showsPrices: new BehaviorSubject(seen.showsPrices),
  };
  const asked = { agency: 0, rates: 0, hotels: 0 };
  const count = (name: keyof typeof asked) => () => {
    asked[name] += 1;
  };

  return {
    set,
    asked,
    agency: { state: liveOf(set.agency), policies: liveOf(set.policies), load: count('agency') },
    session: { id: 'session-0123456789', signedIn: liveOf(set.signedIn) },
    market: {
      language: liveOf(set.language),
      currency: liveOf(set.currency),
      rates: liveOf(set.rates),
      prices: liveOf(set.prices),
      load: count('rates'),
    },
    deals: {
      hotels: { state: liveOf(set.hotels), load: count('hotels') },
      showsPrices: liveOf(set.showsPrices),
    },
    start: () => undefined,
  };
}

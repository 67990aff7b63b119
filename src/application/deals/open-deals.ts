import { BehaviorSubject, defer, merge, type Observable, Subject } from 'rxjs';
import { chooseTab, type DealTab, dealTabs } from '../../domain/deals/deal-tab.ts';
import { seesAgentFigures, showsPrices } from '../../domain/deals/sees-agent-figures.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { isNonEmpty } from '../../domain/shared/non-empty.ts';
import type { Result } from '../../domain/shared/result.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import { profileOf, type Session } from '../session/session.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import { derive } from '../shared/derive.ts';
import { liveOf } from '../shared/live.ts';
import { queryState } from '../shared/query-state.ts';
import type { Refetch } from '../shared/refetch.ts';
import { dealSearches } from './deal-searches.ts';
import type { DealSource } from './deal-source.port.ts';
import type { DealList, DealListState, Deals } from './deals.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly deals: DealSource;
  readonly page: Page;
  readonly clock: Clock;
  readonly refetch: Refetch;
}

/** The home page's deals, searched with the defaults of rules §9. */
export function openDeals({ agency, session, deals, page, clock, refetch }: Needs): Deals {
  const search = dealSearches({ agency, page });
  const newDay = new Subject<void>();
  const requested = merge(refetch.requested, newDay);
  const today = () => todayIn(clock.now(), clock.timeZone());
  /** The day of the last search. */
  let searchedOn: Temporal.PlainDate | undefined;
  const searchDay = () => {
    searchedOn = today();
    return searchedOn;
  };
  const hotels = dealList((signal) => deals.hotels(search.hotels(searchDay()), signal), requested);
  const activities = dealList((signal) => deals.activities(search.activities(searchDay()), signal), requested);
  const cars = dealList((signal) => deals.cars(search.cars(searchDay()), signal), requested);
  const lists: ReadonlyMap<DealTab, { load(): void }> = new Map<DealTab, { load(): void }>([
    ['hotels', hotels],
    ['activities', activities],
    ['cars', cars],
  ]);

  const tabInAddress = page.address().searchParams.get('tab') ?? undefined;
  const chosen = new BehaviorSubject<DealTab | undefined>(undefined);
  const tabs = derive([agency.state], (state) => ('agency' in state ? dealTabs(state.agency.bookingMenu) : []));

  return {
    tabs,
    tab: derive([tabs, liveOf(chosen)], (offered, choice) =>
      choice !== undefined && offered.includes(choice) ? choice : chooseTab(tabInAddress, offered),
    ),
    chooseTab(tab) {
      chosen.next(tab);
      lists.get(tab)?.load();
    },
    followToday() {
      if (searchedOn !== undefined && !today().equals(searchedOn)) newDay.next();
    },
    hotels,
    activities,
    cars,
    showsPrices: derive(
      [agency.state, session.signedIn],
      (state, signedIn) => 'agency' in state && showsPrices(state.agency, signedIn),
    ),
    showsAgentFigures: derive([session.profile], (state) => seesAgentFigures(profileOf(state))),
  };
}

function dealList<Deal>(
  call: (signal: AbortSignal) => Promise<Result<readonly Deal[], CallFailure>>,
  refetch: Observable<void>,
): DealList<Deal> {
  return queryState<DealListState<Deal>, Result<readonly Deal[], CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => defer(() => cancellableCall(call)),
    settle(result) {
      if (!result.ok) return { kind: 'failed', failure: result.error };
      return isNonEmpty(result.value) ? { kind: 'list', deals: result.value } : { kind: 'empty' };
    },
    refetch,
  });
}

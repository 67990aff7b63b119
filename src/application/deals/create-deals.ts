import type { CallFailure } from '@livery/contract/notices/call-failure';
import { liveFromSubject } from '@livery/contract/shared/live';
import { isNonEmpty } from '@livery/contract/shared/non-empty';
import type { Result } from '@livery/contract/shared/result';
import { BehaviorSubject, defer, merge, Subject } from 'rxjs';
import { type DealOfTab, TABS_WITH_DEALS } from '../../domain/deals/deal-products.ts';
import { chooseTab, type DealTab, dealTabs, showsDeals, type TabWithDeals } from '../../domain/deals/deal-tab.ts';
import type { DealSearches } from '../../domain/deals/searched-time.ts';
import { seesAgentFigures, showsPrices } from '../../domain/deals/sees-agent-figures.ts';
import { recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import { loadedProfile, type Session } from '../session/session.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import { derive } from '../shared/derive.ts';
import { queryState, type RefetchRequests } from '../shared/query-state.ts';
import type { Refetch } from '../shared/refetch.ts';
import { dealSearches } from './deal-searches.ts';
import type { DealSource } from './deal-source.port.ts';
import type { DealList, DealListState, DealLists, Deals } from './deals.ts';
import type { DeviceLocation } from './device-location.port.ts';

interface DealsDependencies {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly deals: DealSource;
  readonly page: Page;
  readonly clock: Clock;
  readonly location: DeviceLocation;
  readonly refetch: Refetch;
}

/** The home page's deals, searched with the defaults of rules §9. @rule 2.9, 4.5, 4.7, 4.24 */
export function createDeals({ agency, session, deals, page, clock, location, refetch }: DealsDependencies): Deals {
  const search = dealSearches({ agency, page });
  const newDay = new Subject<void>();
  const refetching = { ...refetch, requested: merge(refetch.requested, newDay) };
  const today = () => todayIn(clock.now(), clock.timeZone());
  /** The day of the last search. */
  let searchedOn: Temporal.PlainDate | undefined;
  const searchDay = () => {
    searchedOn = today();
    return searchedOn;
  };
  const searches = new BehaviorSubject<DealSearches>({});
  const listOf = <T extends TabWithDeals>(tab: T): DealList<DealOfTab<T>> =>
    dealList((signal) => {
      const madeSearch = search(tab, searchDay());
      searches.next({ ...searches.value, [tab]: madeSearch });
      return deals[tab](madeSearch, signal);
    }, refetching);
  const lists = recordFromKeys<DealLists>(TABS_WITH_DEALS, listOf);

  const tabInAddress = page.address().searchParams.get('tab') ?? undefined;
  const chosenTab = new BehaviorSubject<DealTab | undefined>(undefined);
  const tabs = derive([agency.state], (state) => ('agency' in state ? dealTabs(state.agency.bookingMenu) : []));

  return {
    tabs,
    tab: derive([tabs, liveFromSubject(chosenTab)], (offeredTabs, choice) =>
      choice !== undefined && offeredTabs.includes(choice) ? choice : chooseTab(tabInAddress, offeredTabs),
    ),
    searches: liveFromSubject(searches),
    locate: () => location.locate(),
    chooseTab(choice) {
      chosenTab.next(choice);
      if (showsDeals(choice)) lists[choice].load();
    },
    followToday() {
      if (searchedOn !== undefined && !today().equals(searchedOn)) newDay.next();
    },
    ...lists,
    showsPrices: derive(
      [agency.state, session.signedIn],
      (state, signedIn) => 'agency' in state && showsPrices(state.agency, signedIn),
    ),
    showsAgentFigures: derive([session.profile], (state) => seesAgentFigures(loadedProfile(state))),
  };
}

function dealList<Deal>(
  call: (signal: AbortSignal) => Promise<Result<readonly Deal[], CallFailure>>,
  refetch: RefetchRequests,
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

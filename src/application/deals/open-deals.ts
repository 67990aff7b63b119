import { defer } from 'rxjs';
import { dealPlace } from '../../domain/deals/deal-place.ts';
import type { HotelDealSearch } from '../../domain/deals/deal-search.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import { defaultHotelSearch } from '../../domain/deals/hotel-search-defaults.ts';
import { showsPrices } from '../../domain/deals/price-gate.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { isNonEmpty } from '../../domain/shared/non-empty.ts';
import type { Result } from '../../domain/shared/result.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { Session } from '../session/session.ts';
import { ask } from '../shared/ask.ts';
import { askedState } from '../shared/asked-state.ts';
import type { Clock } from '../shared/clock.port.ts';
import { derive } from '../shared/derive.ts';
import type { DealSource } from './deal-source.port.ts';
import type { DealListState, Deals } from './deals.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly deals: DealSource;
  readonly page: Page;
  readonly clock: Clock;
}

/** The home page's deals, searched with the defaults of specification §9. */
export function openDeals({ agency, session, deals, page, clock }: Needs): Deals {
  const hotelSearch = (): HotelDealSearch => {
    const query = page.address().searchParams;
    const from = (name: string) => query.get(name) ?? undefined;
    const { place, named } = dealPlace(
      { lat: from('lat'), long: from('long'), airportLat: from('airportLat'), airportLong: from('airportLong') },
      agency.policies.now().dealLocation,
    );
    const state = agency.state.now();
    return defaultHotelSearch({
      today: todayIn(clock.now(), clock.timeZone()),
      sameDayDisallowed: 'agency' in state && state.agency.sameDayBookingDisallowed.hotel,
      where: place,
      searchString: named,
    });
  };

  return {
    hotels: askedState<DealListState<HotelDeal>, Result<readonly HotelDeal[], CallFailure>>({
      waiting: { kind: 'loading' },
      call: () => defer(() => ask((signal) => deals.hotels(hotelSearch(), signal))),
      settle: toListState,
    }),
    showsPrices: derive(
      [agency.state, session.signedIn],
      (state, signedIn) => 'agency' in state && showsPrices(state.agency, signedIn),
    ),
  };
}

function toListState<Deal>(answer: Result<readonly Deal[], CallFailure>): DealListState<Deal> {
  if (!answer.ok) return { kind: 'failed', failure: answer.error };
  return isNonEmpty(answer.value) ? { kind: 'list', deals: answer.value } : { kind: 'empty' };
}

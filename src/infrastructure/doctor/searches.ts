import type { DealLocation } from '@livery/contract/agency/policies';
import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { DealPlace } from '../../domain/deals/deal-place.ts';
import type { ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { todayIn } from '../../domain/trip/today-in.ts';

/** The searches of a diagnosis: the same as the home page's. */
export interface DiagnosisSearches {
  readonly today: Temporal.PlainDate;
  readonly where: DealPlace;
  readonly resorts: ResortDealsSearch;
  readonly resortKey: string;
}

/** The home page's searches around the deployment's default place (rules §9). */
export function searchesAround(place: DealLocation, clock: Clock): DiagnosisSearches {
  const { name, airport, latitude, longitude } = place;
  return {
    today: todayIn(clock.now(), clock.timeZone()),
    where: { place: { latitude, longitude }, airport, named: name },
    resorts: { body: { lat: latitude, lon: longitude }, currency: DEAL_CURRENCY },
    resortKey: name,
  };
}

import { agencyOfHost } from '../../../sandbox/world/agency-of-host.ts';
import { hotelsNear } from '../../../sandbox/world/hotels-near.ts';
import policies from '../../../sandbox/world/policies.json' with { type: 'json' };
import rates from '../../../sandbox/world/rates.json' with { type: 'json' };
import type { HotelDealSearch } from '../../domain/deals/deal-search.ts';

/** The sandbox's demo world as wire answers, without a server in between (decision 6). */
export interface MemoryWorld {
  agency(): unknown;
  rates(): unknown;
  hotels(search: HotelDealSearch): unknown;
  /** The policies file of the demo agencies. */
  readonly policies: unknown;
}

/** @param host of the agency, with or without a port */
export function memoryWorld({ host, seed }: { readonly host: string; readonly seed: number }): MemoryWorld {
  const hostname = host.replace(/:\d+$/, '');
  return {
    agency: () => ({ agency: agencyOfHost(hostname) }),
    rates: () => rates,
    hotels: ({ latitude, longitude }) => ({ response: hotelsNear({ latitude, longitude, seed, origin: '' }) }),
    policies,
  };
}

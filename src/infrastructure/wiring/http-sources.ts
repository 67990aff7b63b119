import type { AxiosInstance } from 'axios';
import type { Adapters } from '../../application/adapters.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import { httpAgencySource } from '../agency/http-agency-source.ts';
import { httpDealSource } from '../deals/http-deal-source.ts';
import { callerBadge } from '../http/caller-badge.ts';
import { openHttpClient } from '../http/http-client.ts';
import { httpRateSource } from '../market/http-rate-source.ts';

/** The adapters that ask the platform over HTTP: the same in the browser and on the command line. */
export function httpSources(of: {
  readonly axios: AxiosInstance;
  readonly base: string;
  readonly clock: Clock;
}): Pick<Adapters, 'agencies' | 'rates' | 'deals' | 'introductions'> {
  const badge = callerBadge();
  const http = openHttpClient({ ...of, caller: badge.caller, random: Math.random });
  return {
    agencies: httpAgencySource(http),
    rates: httpRateSource(http),
    deals: httpDealSource(http),
    introductions: badge,
  };
}

import type { Platform } from '@livery/contract/remotes/platform';
import type { Live } from '@livery/contract/shared/live';
import { filter, Subject } from 'rxjs';
import type { QueryState } from '../shared/query-state.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { PlatformSource } from './platform-source.port.ts';

interface PlatformDependencies {
  readonly platform: PlatformSource;
  readonly refetch: Refetch;
}

/** The payment gateway, country codes and enabled countries, for the remotes. @rule 3.1, 3.9 */
export function createPlatform({ platform, refetch }: PlatformDependencies): Platform {
  return {
    paymentGateway: loadOnDemand(queryValue((signal) => platform.paymentGateway(signal))),
    countryCodes: loadOnDemand(queryValue((signal) => platform.countryCodes(signal), refetch)),
    enabledCountries: loadOnDemand(queryValue((signal) => platform.enabledCountries(signal), refetch)),
  };
}

/** Loads when the value is first requested, and again on each request after a failure. */
function loadOnDemand<State extends { readonly kind: string }>({ state, load }: QueryState<State>): () => Live<State> {
  const requests = new Subject<void>();
  requests.pipe(filter((_, index) => index === 0 || state.now().kind === 'failed')).subscribe(load);
  return () => {
    requests.next();
    return state;
  };
}

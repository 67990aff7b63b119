import type { Live } from '../shared/live.ts';
import type { QueryState } from '../shared/query-state.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { Platform } from './platform.ts';
import type { PlatformSource } from './platform-source.port.ts';

interface Needs {
  readonly platform: PlatformSource;
  readonly refetch: Refetch;
}

export function openPlatform({ platform, refetch: { requested } }: Needs): Platform {
  return {
    paymentGateway: loadOnDemand(queryValue((signal) => platform.paymentGateway(signal))),
    countryCodes: loadOnDemand(queryValue((signal) => platform.countryCodes(signal), requested)),
    enabledCountries: loadOnDemand(queryValue((signal) => platform.enabledCountries(signal), requested)),
  };
}

/** Asks the first time that somebody wants to know, and once more each time that it had failed. */
function loadOnDemand<State extends { readonly kind: string }>({ state, load }: QueryState<State>): () => Live<State> {
  let asked = false;
  return () => {
    if (!asked || state.now().kind === 'failed') load();
    asked = true;
    return state;
  };
}

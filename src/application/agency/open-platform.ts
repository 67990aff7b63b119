import type { AskedState } from '../shared/asked-state.ts';
import { askedValue } from '../shared/asked-value.ts';
import type { Live } from '../shared/live.ts';
import type { Platform } from './platform.ts';
import type { PlatformSource } from './platform-source.port.ts';

export function openPlatform({ platform }: { readonly platform: PlatformSource }): Platform {
  return {
    paymentGateway: whenWanted(askedValue((signal) => platform.paymentGateway(signal))),
    countryCodes: whenWanted(askedValue((signal) => platform.countryCodes(signal))),
    enabledCountries: whenWanted(askedValue((signal) => platform.enabledCountries(signal))),
  };
}

/** Asks the first time that somebody wants to know, and once more each time that it had failed. */
function whenWanted<State extends { readonly kind: string }>({ state, load }: AskedState<State>): () => Live<State> {
  let asked = false;
  return () => {
    if (!asked || state.now().kind === 'failed') load();
    asked = true;
    return state;
  };
}

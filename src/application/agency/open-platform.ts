import type { AskedState } from '../shared/asked-state.ts';
import { askedValue } from '../shared/asked-value.ts';
import type { Live } from '../shared/live.ts';
import type { Retelling } from '../shared/open-retelling.ts';
import type { Platform } from './platform.ts';
import type { PlatformSource } from './platform-source.port.ts';

interface Needs {
  readonly platform: PlatformSource;
  readonly retelling: Retelling;
}

export function openPlatform({ platform, retelling: { wished } }: Needs): Platform {
  return {
    paymentGateway: whenWanted(askedValue((signal) => platform.paymentGateway(signal))),
    countryCodes: whenWanted(askedValue((signal) => platform.countryCodes(signal), wished)),
    enabledCountries: whenWanted(askedValue((signal) => platform.enabledCountries(signal), wished)),
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

import type { Platform } from '@livery/contract/remotes/platform';
import type { Live } from '@livery/contract/shared/live';
import { of } from 'rxjs';

const CANCELLED_STATE = { kind: 'failed', failure: { kind: 'cancelled' } } as const;
const CANCELLED_LIST: Live<typeof CANCELLED_STATE> = { now: () => CANCELLED_STATE, changes: of(CANCELLED_STATE) };

/** The platform's lists until the remote is unmounted; afterwards nothing is requested. */
export function platformUntilUnmount(endedSignal: AbortSignal, platform: Platform): Platform {
  return {
    paymentGateway: () => (endedSignal.aborted ? CANCELLED_LIST : platform.paymentGateway()),
    countryCodes: () => (endedSignal.aborted ? CANCELLED_LIST : platform.countryCodes()),
    enabledCountries: () => (endedSignal.aborted ? CANCELLED_LIST : platform.enabledCountries()),
  };
}

import type { Platform } from '@livery/contract/remotes/platform';
import type { Live } from '@livery/contract/shared/live';
import { of } from 'rxjs';

const NO_MORE = { kind: 'failed', failure: { kind: 'cancelled' } } as const;
const ENDED: Live<typeof NO_MORE> = { now: () => NO_MORE, changes: of(NO_MORE) };

/** The platform's lists for as long as a remote is there; afterwards nothing is requested any more. */
export function platformUntilUnmount(ended: AbortSignal, platform: Platform): Platform {
  return {
    paymentGateway: () => (ended.aborted ? ENDED : platform.paymentGateway()),
    countryCodes: () => (ended.aborted ? ENDED : platform.countryCodes()),
    enabledCountries: () => (ended.aborted ? ENDED : platform.enabledCountries()),
  };
}

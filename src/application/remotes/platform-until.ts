import { of } from 'rxjs';
import type { Platform } from '../agency/platform.ts';
import type { Live } from '../shared/live.ts';

const NO_MORE = { kind: 'failed', failure: { kind: 'cancelled' } } as const;
const ENDED: Live<typeof NO_MORE> = { now: () => NO_MORE, changes: of(NO_MORE) };

/** The platform's lists for as long as a remote is there; afterwards nothing is asked for any more. */
export function platformUntil(ended: AbortSignal, platform: Platform): Platform {
  return {
    paymentGateway: () => (ended.aborted ? ENDED : platform.paymentGateway()),
    countryCodes: () => (ended.aborted ? ENDED : platform.countryCodes()),
    enabledCountries: () => (ended.aborted ? ENDED : platform.enabledCountries()),
  };
}

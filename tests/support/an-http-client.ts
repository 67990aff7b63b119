import axios from 'axios';
import { asyncScheduler, type SchedulerLike } from 'rxjs';
import type { Caller } from '../../src/application/session/introductions.port.ts';
import type { IdSource } from '../../src/application/shared/id-source.port.ts';
import { AXIOS_DEFAULTS } from '../../src/infrastructure/http/axios-defaults.ts';
import type { HttpClient } from '../../src/infrastructure/http/http-client.ts';
import { openHttpClient } from '../../src/infrastructure/http/open-http-client.ts';
import { systemClock } from '../../src/infrastructure/platform/system-clock.ts';

export const CALLER: Caller = {
  language: 'de',
  sessionId: 'session-0001',
  timeZone: 'Asia/Dubai',
  token: 'token-1',
  authOptional: false,
};

/** A client of `base` that tries again at once, unless the test brings its own scheduler. */
export function anHttpClient(
  base: string,
  scheduler: SchedulerLike = asyncScheduler,
  caller: Caller = CALLER,
  more: { correlation?: IdSource; mayCarryToken?: (address: string) => boolean } = {},
): HttpClient {
  return openHttpClient({
    axios: axios.create({ ...AXIOS_DEFAULTS, adapter: 'http', proxy: false }),
    base,
    caller: () => caller,
    mayCarryToken: () => true,
    clock: { ...systemClock(), scheduler },
    random: () => 0,
    ...more,
  });
}

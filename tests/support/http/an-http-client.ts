import { asyncScheduler, type SchedulerLike } from 'rxjs';
import type { RequestContext } from '../../../src/application/session/request-interceptor.port.ts';
import type { IdSource } from '../../../src/application/shared/id-source.port.ts';
import { createHttpClient } from '../../../src/infrastructure/http/create-http-client.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { AXIOS_DEFAULTS, loadAxios } from '../../../src/infrastructure/http/load-axios.ts';
import { systemClock } from '../../../src/infrastructure/platform/system-clock.ts';

export const CONTEXT: RequestContext = {
  language: 'de',
  sessionId: 'session-0001',
  timeZone: 'Asia/Dubai',
  token: 'token-1',
  authOptional: false,
};

/** A signal for calls that are never cancelled. */
export const NEVER_ABORTED = new AbortController().signal;

/** A client of `base` that tries again at once, unless the test passes a scheduler. */
export function anHttpClient(
  base: string,
  scheduler: SchedulerLike = asyncScheduler,
  context: RequestContext = CONTEXT,
  more: {
    correlation?: IdSource;
    mayCarryToken?: (address: string) => boolean;
    limit?: number;
    publicBase?: string;
  } = {},
): HttpClient {
  return createHttpClient({
    loadAxios: loadAxios({ ...AXIOS_DEFAULTS, adapter: 'http', proxy: false }),
    base,
    context: () => context,
    mayCarryToken: () => true,
    clock: { ...systemClock(), scheduler },
    random: () => 0,
    ...more,
  });
}

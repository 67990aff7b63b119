import type { ResponseCache } from '../../application/shared/response-cache.port.ts';

/** Caches nothing: for an API in the same process, whose responses are cheap and change while people try things out. */
export const NO_RESPONSE_CACHE: ResponseCache = {
  read: (_, load) => load(),
  purge: async () => undefined,
  close: async () => undefined,
};

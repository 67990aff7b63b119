import type { ResponseCache } from '../../application/shared/response-cache.port.ts';

/** Caches nothing: for an API in the same process, whose responses cost nothing and change while somebody tries things out. */
export const NO_RESPONSE_CACHE: ResponseCache = {
  read: (_, load) => load(),
  purge: async () => undefined,
  close: async () => undefined,
};

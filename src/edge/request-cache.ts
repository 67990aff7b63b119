import type { LoadedResponse, ResponseCache } from '../application/shared/response-cache.port.ts';

/** The API's responses, as one request reads them. */
export interface RequestCache extends Pick<ResponseCache, 'read'> {
  /** Whether the API forbids to share one of the responses so far, and with it what is made of them. */
  isPrivate(): boolean;
}

/** Reads through the cache. A private response, which that can't store, is loaded once for the request. */
export function requestCache(cache: Pick<ResponseCache, 'read'>): RequestCache {
  const own = new Map<string, LoadedResponse>();
  return {
    async read(key, load, kind) {
      const response = own.get(key.text) ?? (await cache.read(key, load, kind));
      if (response.isPrivate !== true) return response;
      own.set(key.text, response);
      // Every reader gets a copy of its own.
      return structuredClone(response);
    },
    isPrivate: () => own.size > 0,
  };
}

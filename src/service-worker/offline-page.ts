import { OFFLINE_LOGO_PATH, OFFLINE_PAGE_PATH } from '../domain/navigation/offline-page.ts';
import { isPublic } from './public-response.ts';

/** Contains the agency's offline page and its logo, and nothing else. */
const CACHE_NAME = 'offline';

/** How long a response may take, in milliseconds. */
const RESPONSE_LIMIT_MS = 10_000;

/**
 * Fetches the offline page and its logo again, without cookies, so that they are the same for any visitor. If one can't
 * be fetched, the stored one stays. Never rejects.
 *
 * @param language the page's language; by default, the one that the browser prefers
 */
export async function renewOfflinePage(language?: string): Promise<void> {
  const query = language === undefined ? '' : `?${new URLSearchParams({ lng: language })}`;
  await Promise.allSettled([storeResponse(OFFLINE_PAGE_PATH, query), storeLogo()]);
}

/** The stored response for one of the two paths; `undefined` if there is none yet. */
export async function storedOffline(
  path: typeof OFFLINE_PAGE_PATH | typeof OFFLINE_LOGO_PATH,
): Promise<Response | undefined> {
  return (await caches.open(CACHE_NAME)).match(path);
}

/** Most picture hosts don't let scripts read them: such a response is stored unread, which is enough to show it. */
async function storeLogo(): Promise<void> {
  await storeResponse(OFFLINE_LOGO_PATH).catch(async () => {
    const response = await fetchPublic(OFFLINE_LOGO_PATH, 'no-cors');
    if (response.type === 'opaque') await (await caches.open(CACHE_NAME)).put(OFFLINE_LOGO_PATH, response);
  });
}

async function storeResponse(path: string, query = ''): Promise<void> {
  const response = await fetchPublic(`${path}${query}`);
  if (isPublic(response)) await (await caches.open(CACHE_NAME)).put(path, response);
}

function fetchPublic(address: string, mode: RequestMode = 'cors'): Promise<Response> {
  return fetch(address, { credentials: 'omit', mode, signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });
}

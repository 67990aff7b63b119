import { expect, type Page } from '@playwright/test';

/** Loads a page, and waits until the site's service worker has stored the offline page in its language. */
export async function openWithWorker(page: Page, address: string, language = 'en'): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const stored = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
  await expect.poll(stored).toContain(`<html lang="${language}"`);
}

export interface StoredResponse {
  readonly cache: string;
  /** The path of the request. */
  readonly path: string;
  /** The origin of the response. */
  readonly origin: string;
  readonly caching: string;
  readonly body: string;
}

/** Everything in the caches of the page's site. */
export function storedResponses(page: Page): Promise<StoredResponse[]> {
  return page.evaluate(async () => {
    const found: StoredResponse[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response === undefined) continue;
        const { pathname: path, search } = new URL(request.url);
        const { origin } = new URL(response.url);
        const caching = response.headers.get('Cache-Control') ?? '';
        found.push({ cache: name, path: `${path}${search}`, origin, caching, body: await response.text() });
      }
    }
    return found;
  });
}

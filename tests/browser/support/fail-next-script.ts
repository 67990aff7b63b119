import type { APIResponse, Page, Route } from '@playwright/test';

const SCRIPTS = '**/assets/*.js';

/**
 * Lets the next script that the page asks for fail, as often as it asks for it.
 *
 * @returns mends it
 */
export async function failNextScript(page: Page): Promise<() => Promise<void>> {
  let broken: string | undefined;
  const fail = (route: Route) => {
    const url = route.request().url();
    broken ??= url;
    return url === broken ? route.abort() : route.continue();
  };
  await page.route(SCRIPTS, fail);
  return () => page.unroute(SCRIPTS, fail);
}

/** Fetches what the page asked for; only browsers know where `*.localhost` is. */
export function fetched(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
}

import type { Page, Route } from '@playwright/test';

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

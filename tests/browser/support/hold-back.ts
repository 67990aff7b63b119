import type { Page, Route } from '@playwright/test';

/**
 * Holds back the requests of a page for these addresses.
 *
 * @param respond how to respond to them once they are released
 * @returns a function that releases them and all later ones
 */
export async function holdBack(
  page: Page,
  addresses: string,
  respond = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(addresses);
  await page.route(addresses, async (route) => {
    await released;
    await respond(route);
  });
  return release;
}

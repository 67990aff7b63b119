import type { Page } from '@playwright/test';

/**
 * Gives the browser the token of one of an agency's demo people.
 *
 * @param address of any page on the agency's host, such as `site.at('aurora')`
 * @param person such as `traveller`, `agent`, `owner`
 */
export async function signInAs(page: Page, address: string, person: string): Promise<void> {
  const [agency = ''] = new URL(address).hostname.replace(/^(?:book|hotels)\./, '').split('.');
  await page.context().addCookies([{ name: 'access_token', value: `sandbox-${agency}-${person}`, url: address }]);
}

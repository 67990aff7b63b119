import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base, dismissSavePrice, expect, signInAs } from './agency-site.ts';
import { type OwnEdge, startEdge } from './edge-of-its-own.ts';
import { collectViolations } from './violations.ts';

interface Fixtures {
  /** An edge and a sandbox whose settings no other test changes. */
  readonly edge: OwnEdge;
  /** Opens another page at the agency `platform`, for this person, or else for a visitor. */
  readonly pageOf: (person?: string) => Promise<Page>;
}

/** Tests of an owner's changes, with their own edge and sandbox. */
export const test = base.extend<Fixtures>({
  edge: async ({ browserName: _ }, use) => {
    const edge = await startEdge({});
    await use(edge);
    await edge.stop();
  },
  pageOf: async ({ browser, edge, violations }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await newContext(browser, violations);
      opened.push(context);
      const page = await context.newPage();
      await dismissSavePrice(page);
      if (person !== undefined) await signInAs(page, edge.at('platform'), person);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

async function newContext(browser: Browser, violations: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Lisbon', serviceWorkers: 'block' });
  await collectViolations(context, violations);
  return context;
}

const saved = (page: Page) => page.getByRole('group', { name: /^Saved\./ });

/** Saves a form of the settings, and waits for the notice. */
export async function save(page: Page, form: string): Promise<void> {
  await page.getByRole('form', { name: form }).getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await saved(page).getByRole('button', { name: 'Close' }).click();
  await expect(saved(page)).toHaveCount(0);
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { startEdge } from '../support/edge-of-its-own.ts';
import { expectQuiet, watchFirstViews } from '../support/first-view.ts';
import { dayAhead } from '../support/new-name.ts';

const STAY = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&guests=2`;
const HOTELS = `/booknow/hotels/search?${STAY}`;
const FLIGHTS = `/booknow/flights/search?from=LIS&to=LHR&departure=${dayAhead(20)}&return=${dayAhead(27)}`;
const RESORTS = `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}`;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const served = (page: Page) => page.locator('[data-served]');
const remote = (page: Page) => page.locator('[data-remote] h1');

/** The address of the first result's page. */
async function detailsOf(page: Page): Promise<string> {
  return (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '';
}

for (const [what, results] of [
  ['hotels', HOTELS],
  ['resorts', RESORTS],
] as const) {
  test(`the first picture of results and details of ${what} is asked for before all others, and once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !/logo|favicon/.test(request.url())) pictures.push(request.url());
    });
    await page.goto(site.at('aurora', results), { waitUntil: 'networkidle' });
    const details = await detailsOf(page);
    for (const address of [results, details]) {
      pictures.length = 0;
      await page.goto(site.at('aurora', address), { waitUntil: 'networkidle' });
      const first = main(page).locator('img[fetchpriority="high"]');
      await expect(first).toHaveCount(1);
      const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(pictures[0]).toBe(shown);
      expect(pictures.filter((url) => url === shown)).toHaveLength(1);
    }
  });
}

for (const [what, results] of [
  ['hotels', HOTELS],
  ['flights', FLIGHTS],
  ['resorts', RESORTS],
] as const) {
  for (const width of [390, 1440]) {
    test(`results and details of ${what} call nobody at first, and nothing moves at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const open = await watchFirstViews(page);
      const first = await open(site.at('aurora', results));
      expectQuiet(first, results);
      expect(first.calls).toEqual([]);
      await expect(remote(page)).toBeVisible();
      await expect(served(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
      const details = await detailsOf(page);
      const second = await open(site.at('aurora', details));
      expectQuiet(second, details);
      expect(second.calls).toEqual([]);
    });
  }
}

test('an order that is chosen before the remote is there is the order of its page', async ({ page, site }) => {
  let lift = () => undefined as void;
  const barrier = new Promise<void>((resolve) => {
    lift = resolve;
  });
  await page.route(/\/remotes\/main-app\/entry/, async (route) => {
    await barrier;
    await route.continue();
  });
  await page.goto(site.at('aurora', HOTELS));
  await expect(served(page).getByRole('heading', { level: 1 })).toBeVisible();
  await served(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Lowest price/ }) })
    .click();
  lift();
  await expect(remote(page)).toBeVisible();
  await expect(page).toHaveURL(/sort=cheapest/);
  await expect(main(page).getByRole('radio', { name: /^Lowest price/ })).toBeChecked();
});

test('the frame comes at once where the platform takes long to search, and the results by the browser', async ({
  page,
}) => {
  const edge = await startEdge({ LIVERY_RENDER_REMOTES: 'mainApp', LIVERY_RENDER_DEADLINE_MS: '1000' });
  try {
    await page.request.post(`http://127.0.0.1:${edge.port}/sandbox/faults`, {
      data: { call: '/api/reference/hotel/offers', fault: 'slow', times: 1 },
    });
    await page.goto(edge.at('aurora', HOTELS));
    await expect(served(page).getByRole('heading', { level: 1 })).toHaveText('Hotels');
    await expect(cards(page).first()).toContainText('$');
  } finally {
    await edge.stop();
  }
});

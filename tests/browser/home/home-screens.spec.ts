import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { messageIn } from '../support/message-in.ts';
import { overflowOf } from '../support/misfits.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const language of ['en', 'ar'] as const) {
    test(`deals are a carousel whose arrows wrap (${language})`, async ({ page, site }) => {
      await page.goto(site.at('aurora', `/?lng=${language}`));
      await expect(cards(page)).toHaveCount(8);
      const carousel = page.locator(`[aria-roledescription="${messageIn(language, 'deals.carousel')}"]`);
      const [previous, next] = (['deals.previous', 'deals.next'] as const).map((key) =>
        carousel.getByRole('button', { name: messageIn(language, key) }),
      );
      const position = (index: number) => messageIn(language, 'deals.position', { position: index + 1, total: 8 });
      const isInFront = async (index: number) => {
        await expect(carousel.getByText(position(index), { exact: true })).toBeVisible();
        await expect
          .poll(async () => {
            const box = await cards(page).nth(index).boundingBox();
            return Math.round(language === 'ar' ? 390 - (box?.x ?? 0) - (box?.width ?? 0) : (box?.x ?? 0));
          })
          .toBe(16);
      };
      await isInFront(0);
      await next?.click();
      await isInFront(1);
      await previous?.click();
      await previous?.click();
      await isInFront(7);
      await next?.click();
      await isInFront(0);
    });
  }

  test('there are no arrows for Cruises and Flights', async ({ page, site }) => {
    for (const name of ['Cruises', 'Flights']) {
      await page.goto(site.at('aurora', `/?tab=${name}`));
      await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
      await expect(page.getByRole('button', { name: /(Next|Previous) deal/ })).toHaveCount(0);
    }
  });
});

test('on a tablet deals stand in two columns, without arrows', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(site.at('aurora'));
  await expect(cards(page)).toHaveCount(8);
  const tops = () => cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(4);
  await expect(page.getByRole('button', { name: 'Next deal' })).toHaveCount(0);
});

for (const width of [320, 390, 768, 1440]) {
  test(`500 deals with names of 200 characters fit a screen of ${width}`, async ({ page, site }) => {
    const rates = {
      discountPercentage: 12,
      publishedRate: 123456.78,
      totalRate: 108642.1,
      baseRate: 9e4,
      taxAndFee: 1,
    };
    const hotelDetails = {
      name: 'Wunderbar'.repeat(23),
      heroImage: 'http://127.0.0.1:9/x.jpg',
      distance: 1,
      distanceFrom: 'W'.repeat(200),
    };
    const response = Array(500).fill({ hotel: { hotelDetails }, rating: 4, rates, link: '/booknow/hotels' });
    await page.route('**/hotel-search?*', (route) => route.fulfill({ json: { response } }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.at('aurora'));
    // They come 40 at a time.
    await expect(cards(page)).toHaveCount(500, { timeout: 80_000 });
    await expect.poll(() => overflowOf(page)).toBe(0);
  });
}

test('deals do not move when they arrive: skeleton and card have the same size', async ({ page, site }) => {
  for (const [name, call] of [
    ['Car%20Rentals', '/api/car-rental/deals/car-search'],
    ['Activities', '/api/activity/deals/activity-search'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.at('aurora', `/?tab=${name}`));
    await expect(cards(page)).not.toHaveCount(0);
    const card = await cards(page).first().boundingBox();
    await page.route(`**${call}?*`, () => undefined);
    await page.goto(site.at('aurora', `/?tab=${name}`));
    const skeletons = page.getByTestId('deal-skeleton');
    await expect(skeletons).toHaveCount(4);
    await expect
      .poll(() => skeletons.first().boundingBox())
      .toMatchObject({ width: card?.width, height: card?.height });
  }
});

for (const agency of ['plain', 'wonky']) {
  for (const width of [390, 768, 1440]) {
    test(`where ${agency} sells nothing, its deals begin below the hero on a screen of ${width}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.at(agency));
      const deals = page.getByRole('region', { name: messageIn('en', 'deals.title') });
      await expect(deals).toBeVisible();
      const hero = await page.getByRole('region', { name: messageIn('en', 'hero.heading') }).boundingBox();
      expect((await deals.boundingBox())?.y).toBeGreaterThanOrEqual((hero?.y ?? 0) + (hero?.height ?? Number.NaN));
    });
  }
}

import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'May we use analytics cookies?' });
const MEASURING = /googletagmanager\.com|google-analytics\.com|facebook\.(net|com)/;

/** Responds in place of the measuring services, and returns the hosts that were requested. */
async function measured(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(MEASURING, async (route) => {
    requested.push(new URL(route.request().url()).hostname);
    await route.fulfill({ contentType: 'text/javascript', body: 'window.measures = (window.measures ?? 0) + 1;' });
  });
  return requested;
}

test('consent is not requested where the agency does not measure', async ({ page, site }) => {
  const requested = await measured(page);
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('scripts load after Accept alone, within the security policy', { tag: '@core' }, async ({ page, site }) => {
  const requested = await measured(page);
  await page.goto(site.at('marigold'));
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(requested).toEqual([]);
  const inline = page.locator('script:not([src]):not([type])');
  const own = await inline.count();

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => [...requested].sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  await expect.poll(() => page.evaluate(() => (window as { measures?: number }).measures)).toBe(2);
  await expect(inline).toHaveCount(own);

  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => requested.length).toBe(4);
  await expect(banner(page)).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`at ${width} px what an agent puts together stands above the request for consent`, async ({ page, site }) => {
    await measured(page);
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, site.at('marigold'), 'agent');
    await page.goto(site.at('marigold'));
    await page
      .getByRole('button', { name: /^Add to proposal: / })
      .first()
      .click();
    const proposal = page.getByRole('region', { name: 'Your proposal' });
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    // A real click at the visible position, which would hit anything that covers it.
    await proposal.getByRole('button', { name: 'Show offers' }).click();
    await expect(proposal.getByRole('grid')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(proposal).toBeInViewport({ ratio: 1 });
    expect(Math.round(await proposal.evaluate((bar) => bar.getBoundingClientRect().bottom))).toBe(800);
  });
}

test('the services’ scripts load others of theirs', async ({ page, site }) => {
  const loaded = (name: string) => `window.loaded = [...(window.loaded ?? []), '${name}'];`;
  // Google's scripts each create their own policy; the pixel's assigns addresses as plain strings.
  const google = `const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (address) => address });
    document.head.append(Object.assign(document.createElement('script'),
      { src: policy.createScriptURL('https://www.googletagmanager.com/tag.js') }));`;
  const meta = `document.head.append(Object.assign(document.createElement('script'),
    { src: 'https://connect.facebook.net/signals/config.js' }));`;
  const bodies: Readonly<Record<string, string>> = {
    '/gtag/js': google,
    '/gtm.js': google,
    '/tag.js': `trustedTypes.createPolicy('goog#html', {}); ${loaded('google')}`,
    '/en_US/fbevents.js': meta,
    '/signals/config.js': loaded('meta'),
  };
  await page.route(MEASURING, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bodies[new URL(route.request().url()).pathname] ?? '' }),
  );
  await page.goto(site.at('marigold'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => page.evaluate(() => [...((window as { loaded?: string[] }).loaded ?? [])].sort()))
    .toEqual(['google', 'meta']);
});

test('Decline loads nothing, and is remembered', async ({ page, site }) => {
  const requested = await measured(page);
  await page.goto(site.at('marigold'));
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('the page can be used under the banner, which never covers what has the focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(site.at('marigold'));
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('tab', { selected: true }).focus();
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const cover = document.querySelector('section[aria-labelledby="consent-heading"]');
        if (activeElement === null || cover === null || cover.contains(activeElement)) return false;
        return activeElement.getBoundingClientRect().bottom > cover.getBoundingClientRect().top;
      });
    await expect.poll(isCovered, `step ${step}`).toBe(false);
  }
});

test('the choice can be changed from the footer', async ({ page, site }) => {
  const requested = await measured(page);
  await page.goto(site.at('marigold'));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => requested.length).toBe(2);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'May we use analytics cookies?' });
  await expect(dialog.getByText("You've accepted.")).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(requested).toHaveLength(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
});

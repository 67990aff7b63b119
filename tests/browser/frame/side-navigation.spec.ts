import type { Locator } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';

test('the side navigation opens where a pointer rests on it; the toggler keeps it open', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const panel = page.getByRole('navigation', { name: 'Agency tools' });
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0);
  await expect(panel.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect.poll(width).toBeLessThan(80);
  await panel.getByRole('link', { name: 'Clients' }).hover();
  await expect.poll(width).toBeGreaterThan(200);
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeLessThan(80);

  const toggler = page.getByRole('button', { name: 'Side menu' });
  await toggler.click();
  await expect(toggler).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeGreaterThan(200);
  await page.mouse.click(900, 300);
  await expect.poll(width).toBeLessThan(80);

  await toggler.click();
  await panel.getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/users/clients'));
  await page.mouse.move(900, 500);
  await expect.poll(width).toBeLessThan(80);
});

test('a tap beside the side navigation on a phone closes it, and follows no link below it', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const toggler = page.getByRole('button', { name: 'Side menu' });
  await toggler.click();
  const panel = page.getByRole('navigation', { name: 'Agency tools' });
  await expect(panel.getByRole('link', { name: 'Clients' })).toBeInViewport();
  const below = await page.getByRole('link', { name: 'All bookings' }).boundingBox();
  await page.mouse.click(380, (below?.y ?? 0) + 10);
  await expect(toggler).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(site.at('aurora', '/dashboard'));
});

test('the side navigation on a phone is closed by its button or Escape, which leave the focus on the toggler', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const toggler = page.getByRole('button', { name: 'Side menu' });
  await toggler.click();
  const panel = page.getByRole('navigation', { name: 'Agency tools' });
  await expect(panel.getByRole('link', { name: 'Clients' })).toBeInViewport();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(toggler).toBeFocused();
  await expect(panel).toBeHidden();

  await toggler.click();
  await panel.getByRole('link', { name: 'Clients' }).focus();
  await page.keyboard.press('Escape');
  await expect(toggler).toBeFocused();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(site.at('aurora', '/dashboard'));
});

test('no line of the side navigation wraps while it grows, so that none moves', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const panel = page.getByRole('navigation', { name: 'Agency tools' });
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0);
  const height = () => panel.evaluate(({ scrollHeight }) => scrollHeight);
  await expect(panel.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect.poll(width).toBeLessThan(80);
  const before = await height();
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Animation.enable');
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.getByRole('button', { name: 'Side menu' }).press('Enter');
  await expect(page.locator('[data-sidebar="expanded"]')).toBeAttached();
  expect([await width(), await height()]).toEqual([68, before]);
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(width).toBeGreaterThan(200);
  expect(await height()).toBe(before);
});

for (const width of [768, 1440]) {
  test(`left open, it covers nothing of the next page at ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, site.at('aurora'), 'agent');
    await page.goto(site.at('aurora', '/users/clients'));
    const panel = page.getByRole('navigation', { name: 'Agency tools' });
    const main = page.getByRole('main');
    const covered = async () => {
      const [nav, content] = await Promise.all([panel.boundingBox(), main.boundingBox()]);
      return Math.round((nav?.x ?? 0) + (nav?.width ?? 0) - (content?.x ?? 0));
    };
    await page.getByRole('button', { name: 'Side menu' }).click();
    await page.mouse.move(width - 40, 500);
    await expect.poll(covered).toBe(width < 1200 ? 204 : 0);
    await page.goto(site.at('aurora', '/bookings'));
    await expect(panel.getByRole('link', { name: 'Clients' })).toBeVisible();
    await expect.poll(covered).toBe(0);
    await expect(page.getByRole('button', { name: 'Side menu' })).toHaveAttribute(
      'aria-expanded',
      String(width >= 1200),
    );
  });
}

test('the side navigation greys what may not be read, and Agents leads to one’s own place', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const tools = page.getByRole('navigation', { name: 'Agency tools' });
  await expect(tools.getByRole('link', { name: 'Agents' })).toHaveAttribute('href', '/users/agents/view/aurora-agent');
  await expect(tools.getByRole('link', { name: 'Customize Theme' })).toHaveAttribute('aria-disabled', 'true');
  await expect(tools.getByRole('link', { name: 'Customize Theme' })).not.toHaveAttribute('href');
  await expect(tools.getByRole('link', { name: /^Profile settings for Ines, credit: ≈/ })).toBeVisible();
});

test('names in Latin letters begin where the Arabic lines around them do', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/booknow/hotels?lng=ar'));
  await page.locator('[data-sidebar-toggler]').click();
  const entries = page.locator('[data-sidebar="expanded"]').locator('button, a, [role="link"]');
  await expect(entries.filter({ hasText: 'Xeni Academy' })).toBeVisible();
  await expectOneStart(entries.locator('> bdi'));
  await page.goto(site.at('aurora', '/?lng=ar'));
  await expectOneStart(page.getByRole('contentinfo').locator('address bdi'));
});

/** Expects lines to begin at the same right edge. */
async function expectOneStart(lines: Locator): Promise<void> {
  await expect(lines.nth(1)).toBeVisible();
  const spread = async () => {
    const begins = await lines.evaluateAll(rightEdges);
    return Math.max(...begins) - Math.min(...begins);
  };
  await expect.poll(spread).toBeLessThan(2);
}

test('the Academy opens in a tab, its token only in its address', async ({ page, site, context }) => {
  await context.route('https://academy.example/**', (route) => route.fulfill({ body: 'Academy' }));
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  const entry = page.getByRole('button', { name: /^Xeni Academy/ });
  await expect(entry).toBeVisible();
  expect(await page.content()).not.toContain('sandbox-aurora-agent');
  const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://academy.example/'));
  await entry.click();
  const request = await opened;
  expect(new URL(request.url()).searchParams.get('token')).toBe('sandbox-aurora-agent');
  expect(request.headers()['referer']).toBeUndefined();
  expect(await page.content()).not.toContain('sandbox-aurora-agent');
});

/** The right edges of the words of each element. */
function rightEdges(elements: Element[]): number[] {
  return elements.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().right;
  });
}

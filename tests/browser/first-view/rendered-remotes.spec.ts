import type { Page } from '@playwright/test';
import { startEdge } from '../support/edge-of-its-own.ts';
import { expectQuiet, watchFirstViews } from '../support/first-view.ts';
import { expect, test } from '../support/remotes-site.ts';

const PAGES = [
  ['/blog', 'en', 'Stories', 'Lisbon in three slow days'],
  ['/blog/lisbon-in-three-slow-days', 'en', 'Lisbon in three slow days', ''],
  ['/blog', 'ar', '', ''],
  ['/top-destination', 'de', 'Beliebte Reiseziele', 'Lisbon'],
  ['/destination/lisbon', 'en', 'Lisbon', ''],
] as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, language, title, text] of PAGES) {
    test(`a remote’s page is read: ${path} in ${language}`, async ({ page, site }) => {
      await page.goto(site.at('aurora', `${path}?lng=${language}`));
      await expect(heading(page)).toHaveText(title === '' ? /\S/ : title);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.locator('noscript')).toHaveCount(0);
      await expect(page).toHaveTitle(/\S.* \| Aurora Journeys/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('links lead from one remote’s page to the next', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/blog'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Lisbon in three slow days/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Lisbon in three slow days');
  });
});

test.describe('a remote that the server rendered', () => {
  for (const [path, language] of PAGES) {
    test(`calls nothing at first, and takes the place of what came: ${path} in ${language}`, async ({ page, site }) => {
      const open = await watchFirstViews(page);
      const report = await open(site.at('aurora', `${path}?lng=${language}`));
      expectQuiet(report, path);
      expect(report.calls).toEqual([]);
      await expect(page.locator('[data-remote] h1')).toBeVisible();
      await expect(page.locator('[data-served]')).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }

  test('looks the same before and after', async ({ page, site }) => {
    /** Texts, and the positions of elements. */
    const look = () =>
      page.locator('main :is(h1, h2, h3, p, a, img, button):visible').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, element.textContent, x, y, width, height];
        }),
      );
    await page.route(/\/remotes\/blog\/entry/, async (route) => {
      await barrier;
      await route.continue();
    });
    let lift = () => undefined as void;
    const barrier = new Promise<void>((resolve) => {
      lift = resolve;
    });
    await page.goto(site.at('aurora', '/blog'));
    await expect(page.locator('[data-served] h1')).toBeVisible();
    const before = await look();
    expect(before.length).toBeGreaterThan(10);
    lift();
    await expect(page.locator('[data-remote] h1')).toBeVisible();
    expect(await look()).toEqual(before);
  });

  test('is loaded like any other after the first page', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/blog'));
    await expect(page.locator('[data-remote] h1')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Lisbon in three slow days/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Lisbon in three slow days');
    await page.goBack();
    await expect(heading(page)).toHaveText('Stories');
  });
});

const MOUNT = `export function mount(element) {
  const h1 = document.createElement('h1');
  h1.textContent = 'In the browser';
  element.append(h1);
  return () => element.replaceChildren();
}`;

test.describe('a remote that can’t be rendered', () => {
  const BROKEN = {
    throws: 'exports.render = async () => { throw new Error("planted"); };',
    'never settles': 'exports.render = () => new Promise(() => undefined);',
    'resolves to something else': 'exports.render = async () => 7;',
    'is no program': '<!doctype html>',
    'leaves a rejected promise': `exports.render = async () => {
      Promise.reject(new Error('left behind'));
      await new Promise(() => undefined);
    };`,
  };

  for (const [how, server] of Object.entries(BROKEN)) {
    test(`is shown by the browser, and harms no other page: it ${how}`, async ({ page, content }) => {
      content.deploy({ blog: { entry: MOUNT, server } });
      const edge = await startEdge({ LIVERY_CONTENT_URL: content.address, LIVERY_RENDER_REMOTES: 'blog' });
      try {
        for (let visit = 1; visit <= 4; visit += 1) {
          const response = await page.goto(edge.at('aurora', '/blog'));
          expect(response?.status()).toBe(200);
          await expect(heading(page)).toHaveText('In the browser');
        }
        await page.goto(edge.at('aurora', '/'));
        await expect(page.getByRole('article').first()).toBeVisible();
      } finally {
        await edge.stop();
      }
    });
  }

  test('is shown where it renders markup of any kind', async ({ page, content }) => {
    const html = '<h1>Served</h1></div></main><script>document.title = "taken"</script><p style="color: red">';
    const server = `exports.render = async () => ({ html: ${JSON.stringify(html)}, data: '</script>' });`;
    content.deploy({ blog: { entry: MOUNT, server } });
    const edge = await startEdge({ LIVERY_CONTENT_URL: content.address, LIVERY_RENDER_REMOTES: 'blog' });
    try {
      await page.goto(edge.at('aurora', '/blog'));
      await expect(heading(page)).toHaveText('In the browser');
      await expect(page.getByText('Served')).toHaveCount(0);
    } finally {
      await edge.stop();
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';

/** Animations during a page transition. */
interface Motion {
  readonly part: string;
  readonly milliseconds: number;
  readonly properties: readonly string[];
}

/** Records every page transition and its animations; `turns()` returns them. */
async function watchTurns(page: Page): Promise<() => Promise<Motion[][]>> {
  await page.addInitScript(() => {
    const turns: Motion[][] = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const turning = begin(change);
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        const moved = effects.flatMap((effect) => {
          const part = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          if (!(effect instanceof KeyframeEffect) || !part.startsWith('::view-transition')) return [];
          const named = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
          return [
            {
              part,
              milliseconds: Number(effect.getComputedTiming().duration),
              properties: [...new Set(named)].filter((name) => !own.has(name)),
            },
          ];
        });
        turns.push(moved);
      };
      turning.ready.then(note, () => turns.push([]));
      return turning;
    };
    Object.assign(window, { turns });
  });
  return () => page.evaluate(() => (window as unknown as { turns: Motion[][] }).turns);
}

const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About us', exact: true });

test('from page to page the old one fades out above the next, within a fifth of a second', async ({ page, site }) => {
  const turns = await watchTurns(page);
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(turns).toHaveLength(1);

  const [motions = []] = await turns();
  expect(motions.length).toBeGreaterThan(0);
  for (const { part, milliseconds, properties } of motions) {
    expect(part).toMatch(/\(root\)$/);
    expect(milliseconds).toBeGreaterThanOrEqual(120);
    expect(milliseconds).toBeLessThanOrEqual(200);
    expect(['opacity', 'mixBlendMode']).toEqual(expect.arrayContaining([...properties]));
  }
});

test('a step back, another tab and a link within the page are there at once', async ({ page, site }) => {
  const turns = await watchTurns(page);
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Flights' }).click();
  await expect(page).toHaveURL(/tab=Flights/);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await turns()).toEqual([]);

  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Flights' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(turns).toHaveLength(1);
});

test('who goes on before the page has turned arrives where they went last', async ({ page, site }) => {
  await watchTurns(page);
  await page.goto(site.at('aurora', '/about'));
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await expect(aboutLink(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const path of ['/faqs', '/']) document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
  });
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  await expect(page).toHaveURL(site.at('aurora'));
  expect(failures).toEqual([]);
});

test('a click is the new page’s before the old one has faded out', async ({ page, site }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const turning = begin(change);
      void turning.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      return turning;
    };
  });
  await page.goto(site.at('aurora', '/faqs'));
  await aboutLink(page).click();
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused')))
    .toBe(true);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(site.at('aurora'));
});

test('nothing moves where reduced motion is preferred', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const turns = await watchTurns(page);
  await page.goto(site.at('aurora'));
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await turns()).flat()).toEqual([]);
});

test('pages turn in a browser without view transitions', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto(site.at('aurora'));
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
});

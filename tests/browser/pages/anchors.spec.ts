import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';

const LONG = '<p>Words of the agency.</p>'.repeat(80);
const ABOUT = {
  data: [
    {
      isEnabled: true,
      title: 'About us',
      content: `<p><a href="#fees">See the fees</a></p>${LONG}<h2 id="fees">Fees</h2>${LONG}<p><a href="#fees">Fees once more</a></p>`,
    },
  ],
};

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page has stopped scrolling. */
async function restedAt(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await scrolled(page);
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before;
}

test('Back and Forward between places of a page return to where each was', async ({ page, site }) => {
  await site.spoil('aurora', { call: '/api/agency/about-us', fault: `body:${JSON.stringify(ABOUT)}` });
  await page.goto(site.at('aurora', '/about'));
  const link = page.getByRole('link', { name: 'See the fees' });
  await link.click();
  await expect(page).toHaveURL(/#.*fees$/);
  await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeInViewport();
  const atFees = await restedAt(page);
  expect(atFees).toBeGreaterThan(800);

  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expect(link).toBeInViewport();
  expect(await restedAt(page)).toBe(0);

  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(atFees);

  // Scrolls on, and then goes to the same anchor again: each history entry has its own position.
  await page.getByRole('link', { name: 'Fees once more' }).scrollIntoViewIfNeeded();
  const further = await restedAt(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => restedAt(page)).toBeGreaterThan(300);
  const inBetween = await scrolled(page);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(further);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(inBetween);
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect.poll(async () => Math.abs((await scrolled(page)) - atFees)).toBeLessThan(3);
});

test('a link of an answer opens the one that it leads into, and Back the one that it stands in', async ({
  page,
  site,
}) => {
  const questions = [
    { question: 'What does it cost?', answer: `<p><a href="#fees">See the fees</a></p>${LONG}` },
    { question: 'Which fees are there?', answer: `${LONG}<h3 id="fees">Fees</h3>${LONG}` },
  ];
  const faq = { data: [{ isEnabled: true, headerMessage: '', questions }] };
  await site.spoil('aurora', { call: '/api/agency/faqs', fault: `body:${JSON.stringify(faq)}` });
  await page.goto(site.at('aurora', '/faqs'));
  await page.getByRole('button', { name: 'What does it cost?' }).click();
  const link = page.getByRole('link', { name: 'See the fees' });
  await expect(link).toBeVisible();
  // Playwright's own click may scroll to the link first.
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(120);
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Which fees are there?' })).toHaveAttribute('aria-expanded', 'true');
  const atFees = await restedAt(page);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(120);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(atFees);
  await page.goto(site.at('aurora', '/faqs#fees'));
  await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeInViewport();
});

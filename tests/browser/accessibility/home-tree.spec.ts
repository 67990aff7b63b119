import { expect, signInAs, test } from '../support/agency-site.ts';
import { messageIn } from '../support/message-in.ts';

/** The dates of searches depend on it, and prices on those. */
const NOW = new Date('2026-11-21T10:00:00Z');

/*
 * The accessibility tree of the home page, to be reviewed line by line before
 * it is changed with `playwright test home-tree --update-snapshots`.
 */
for (const [agency, language] of [
  ['aurora', 'en'],
  ['rihla', 'ar'],
] as const) {
  test(`a screen reader reads the home page in its order (${agency}, ${language})`, async ({ page, site }) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.at(agency, `/?lng=${language}`));
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `home.${language}.aria.yml` });
  });
}

test('header and footer have the same accessible names on every page', async ({ page, site }) => {
  const frameOf = async () => {
    const parts = await Promise.all(
      (['banner', 'contentinfo'] as const).map((role) => page.getByRole(role).ariaSnapshot()),
    );
    // Sign-in links contain the address of the page.
    return parts.join('\n').replaceAll(/\?redirect=.*/g, '');
  };
  const open = async (path: string) => {
    await page.goto(site.at('aurora', path));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  };
  await open('/');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  const home = await frameOf();
  for (const path of ['/about', '/faqs', '/errors']) {
    await open(path);
    await expect.poll(frameOf, path).toBe(home);
  }
});

for (const language of ['en', 'ar'] as const) {
  test(`what is seen on a control is a part of its name (${language})`, async ({ page, site }) => {
    await signInAs(page, site.at('aurora'), 'agent');
    await page.goto(site.at('aurora', `/?lng=${language}`));
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('navigation', { name: messageIn(language, 'sideNav.title') })).toBeVisible();
    await expect.poll(() => page.evaluate(misnamed)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: messageIn(language, 'header.openMenu') }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expect.poll(() => page.evaluate(misnamed)).toEqual([]);
  });
}

/** Controls whose name doesn't contain their visible label (WCAG 2.5.3). */
function misnamed(): string[] {
  // Direction marks are invisible and not read out; "EN" is not a part of "English".
  const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ')} `;
  return [...document.querySelectorAll('a[aria-label], button[aria-label]')].flatMap((control) => {
    const name = control.getAttribute('aria-label') ?? '';
    const seen = [...control.querySelectorAll('*')].filter(
      (part) => part.children.length === 0 && part.checkVisibility() && part.closest('[aria-hidden="true"]') === null,
    );
    return seen
      .map((part) => part.textContent.trim())
      .filter((text) => words(text).trim() !== '' && !words(name).includes(words(text)))
      .map((text) => `${text} in ${name}`);
  });
}

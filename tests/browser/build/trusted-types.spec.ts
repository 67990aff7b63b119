import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';

/** Attempts of code in a page to bypass the policy, each as a script. */
const ATTEMPTS = {
  'text as markup': "document.createElement('div').innerHTML = '<b>text</b>'",
  'text for a parser': "new DOMParser().parseFromString('<b>text</b>', 'text/html')",
  'text as a script': "document.createElement('script').text = 'stolen()'",
  'text as an event handler': "document.createElement('a').setAttribute('onclick', 'stolen()')",
  'the address of a script': "document.createElement('script').src = '/picture.js'",
  'an address that begins like that of a known script':
    "document.createElement('script').src = 'https://connect.facebook.net.example/'",
  'the address of a worker': "new Worker('/picture.js')",
  'a policy of another name': "trustedTypes.createPolicy('other', {})",
  'a second policy for parsers': "trustedTypes.createPolicy('livery', {})",
  'a second default policy': "trustedTypes.createPolicy('default', {})",
};

async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('tab').first().waitFor();
}

test.describe('what the policy blocks is noticed here', () => {
  test.use({ mayViolate: true });

  for (const [attempt, script] of Object.entries(ATTEMPTS)) {
    test(attempt, async ({ page, site, violations }) => {
      await openHome(page, site.at('aurora'));
      await expect(page.evaluate(script)).rejects.toThrow(/Trusted/);
      await expect.poll(() => violations.join()).toMatch(/securitypolicyviolation (?:require-)?trusted-types/);
    });
  }

  test('a call to another service', async ({ page, site, violations }) => {
    await openHome(page, site.at('aurora'));
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    await expect.poll(() => violations.join()).toContain('securitypolicyviolation connect-src');
  });

  test('an inline style', async ({ page, site, violations }) => {
    await openHome(page, site.at('aurora'));
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    });
    await expect.poll(() => violations.join()).toContain('securitypolicyviolation style-src');
  });
});

test('elements can be emptied, as libraries do', { tag: '@core' }, async ({ page, site }) => {
  await openHome(page, site.at('aurora'));
  const left = await page.evaluate(
    "const e = document.createElement('p'); e.append('text'); e.innerHTML = ''; e.childNodes.length",
  );
  expect(left).toBe(0);
});

test('an agency’s HTML passes by way of the sanitiser', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/about'));
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
});

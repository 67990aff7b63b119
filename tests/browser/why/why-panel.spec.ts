import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runCommand } from '../../../scripts/machine/run-command.mjs';
import { expect, pathsRequested, signInAs, test } from '../support/agency-site.ts';
import { panelOf, resultOf } from '../support/why-panel.ts';

/** Problems of the page, from the browser's console. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isOfTests = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOfTests) problems.push(message.text());
  });
  return problems;
}

async function livery(...args: readonly string[]): Promise<string> {
  const { ok, output } = await runCommand(['node', 'dist/cli/main.js', ...args], { quiet: true });
  expect(ok, output).toBe(true);
  return output;
}

test('a page that nobody asks about loads nothing of it', async ({ page, site }) => {
  const paths = pathsRequested(page);
  await page.goto(site.at('aurora', '/?whyever&record2'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.includes('why'))).toEqual([]);
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel explains the page beside it, and follows it', { tag: '@core' }, async ({ page, site }) => {
  const problems = problemsOf(page);
  await page.goto(site.at('aurora', '/?why'));
  await expect(resultOf(page, 'page')).toContainText('home');
  await resultOf(page, 'page').click();
  await expect(resultOf(page, 'page').locator('xpath=..')).toContainText('Host routes: see docs/rules.md.');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).first().click();
  await expect(resultOf(page, 'page')).toContainText('about');
  await expect(panelOf(page).getByRole('code').first()).toHaveText('/about');
  // The end of the page can be scrolled to.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [footer, panel] = [await page.getByRole('contentinfo').boundingBox(), await panelOf(page).boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  }).toPass({ timeout: 20_000 });
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('who logs in is seen at once, and what if they were somebody else', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard?why'));
  await expect(resultOf(page, 'side navigation')).toContainText('true');
  await page.waitForLoadState('networkidle');
  const paths = pathsRequested(page);
  await panelOf(page).getByRole('tab', { name: 'What if' }).click();
  await panelOf(page).getByLabel('Role').selectOption('visitor');
  await expect(resultOf(page, 'side navigation')).toContainText('true false');
  await panelOf(page).getByLabel('Role').selectOption('owner');
  await expect(resultOf(page, 'entries of the side navigation')).toContainText(
    'Customize Theme (greyed) Customize Theme',
  );
  await expect(panelOf(page).getByText(/^Imagined with every permission/)).toBeVisible();
  await panelOf(page).getByLabel('Role').selectOption('');
  await panelOf(page).getByLabel('Permission').selectOption('wallet');
  await panelOf(page).getByLabel('It allows to').selectOption('denied');
  await expect(panelOf(page).getByText('Wallet (greyed)')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'As it is' }).click();
  await expect(panelOf(page).getByText('Choose what is to be otherwise.')).toBeVisible();
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('calls have the headers that were sent, and no token is anywhere', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/?why&lng=de'));
  await panelOf(page).getByRole('tab', { name: 'Calls' }).click();
  const call = panelOf(page).locator('details', { hasText: 'GET /api/agency ' }).first();
  await call.locator('summary').click();
  await expect(call).toContainText('Accept-Languagede');
  await expect(call).toContainText('x-access-token[redacted]');
  await panelOf(page).getByRole('tab', { name: 'Remotes' }).click();
  await expect(resultOf(page, 'mainApp')).toBeVisible();
  await panelOf(page).getByRole('tab', { name: 'Values' }).click();
  await expect(resultOf(page, 'language')).toContainText('de');
  await expect(resultOf(page, 'profile')).toContainText('ready');
  expect(await panelOf(page).innerHTML()).not.toContain('sandbox-aurora-agent');
});

test('a copy is replayed to the same decisions, and becomes a test', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.at('aurora', '') });
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/?why&currency=EUR'));
  await expect(resultOf(page, 'books for clients')).toContainText('true');
  await panelOf(page).getByRole('button', { name: 'Copy as a recording' }).click();
  await expect(panelOf(page).getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).not.toContain('sandbox-aurora-agent');
  const folder = mkdtempSync(join(tmpdir(), 'livery-why-'));
  const file = join(folder, 'visit.jsonl');
  writeFileSync(file, text);
  const menu = await livery('explain', 'menu', '--adapters', `recorded:${file}`);
  expect(menu).toContain('books for clients: true');
  expect(await livery('explain', 'currency', '--adapters', `recorded:${file}`)).toContain('currency: EUR');
  const written = await livery('test-from', file);
  expect(written).toContain('test("books for clients, by rule');
  expect(written).not.toContain('decided otherwise');
  rmSync(folder, { recursive: true });
});

test('a site without an agency says why there is nothing to explain', async ({ page, site }) => {
  await page.goto(site.at('nobody', '/?why'));
  await expect(panelOf(page).getByText('There is no agency at this host: nothing else is decided.')).toBeVisible();
  await panelOf(page).getByRole('tab', { name: 'Calls' }).click();
  await expect(panelOf(page).getByText('GET /api/agency', { exact: true }).first()).toBeVisible();
});

test('an agency that may not sell says why, above the dialog that can’t be closed', async ({ page, site }) => {
  await page.goto(site.at('dormant', '/?why'));
  await expect(page.locator('dialog[open] aside')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [dialog, panel] = [await page.locator('dialog[open]').boundingBox(), await panelOf(page).boundingBox()];
    expect(panel).toMatchObject({ x: 0, width });
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(844);
    expect(dialog?.y).toBeGreaterThanOrEqual(0);
    expect(dialog?.height).toBeGreaterThan(250);
    expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  }
  await resultOf(page, 'may sell').click();
  await expect(resultOf(page, 'may sell')).toContainText('false rule 4.1');
  await panelOf(page).getByRole('tab', { name: 'What if' }).click();
  await expect(panelOf(page).getByLabel('Role')).toBeVisible();
});

test('its link to log in is the page’s own', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?why'));
  const link = await page.getByRole('banner').getByRole('link', { name: 'Log In' }).getAttribute('href');
  await expect(resultOf(page, 'log in leads to')).toContainText(`${link} rule 4.14`);
});

for (const path of ['/login', '/about', '/']) {
  test(`header and footer of ${path} are explained as they are`, async ({ page, site }) => {
    await page.goto(site.at('aurora', `${path}?why`));
    for (const [part, role] of [
      ['header', 'banner'],
      ['footer', 'contentinfo'],
    ] as const) {
      await expect(resultOf(page, part)).toContainText(path === '/login' ? 'false rule 2.23' : 'true rule 2.19');
      await expect(page.getByRole(role)).toHaveCount(path === '/login' ? 0 : 1);
    }
  });
}

test('a page that was redirected says why', async ({ page, site }) => {
  await page.goto(site.at('noir', '/booknow/hotels?why'));
  await expect(page).toHaveURL(/\/login\?/);
  await expect(resultOf(page, 'redirect of the address')).toContainText(
    '/login?redirect=/booknow/hotels%3Fwhy%3D rule 2.5',
  );
});

test('the page does without the panel where the content host has none', async ({ page, site }) => {
  await page.route(/\/remotes\/why-panel\//, (route) => route.fulfill({ status: 404 }));
  const warned = page.waitForEvent('console', (message) => message.text().includes('why panel can’t be loaded'));
  await page.goto(site.at('aurora', '/?why'));
  await warned;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});

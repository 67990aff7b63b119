import type { Browser } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { recordCalls } from '../support/recorded-calls.ts';

const HEADERS = {
  'content-type': 'application/json',
  'accept-language': 'en',
  'x-session-id': 'session-0001',
  timezone: 'Europe/Lisbon',
};

/** What is found wrong with the calls of an agency's home page, and with one more GET that it makes. */
async function problemsOf(browser: Browser, address: string, more: { path: string; headers?: Record<string, string> }) {
  const context = await browser.newContext();
  const calls = recordCalls(context, { sandbox: new URL(address).host.replace(/^\w+\./, ''), isSpoilt: () => false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(async ({ path, headers }) => (await fetch(path, { headers })).text(), {
    headers: HEADERS,
    ...more,
  });
  await page.waitForLoadState('networkidle');
  const problems = await calls.problems();
  await context.close();
  return problems;
}

test('calls that are as described have no problems', async ({ browser, site }) => {
  expect(await problemsOf(browser, site.at('aurora'), { path: '/api/code' })).toEqual([]);
});

test('a call that is not described is named', async ({ browser, site }) => {
  expect(await problemsOf(browser, site.at('aurora'), { path: '/api/elsewhere' })).toEqual([
    'GET /api/elsewhere is not in docs/platform-api.yaml',
  ]);
  expect(await problemsOf(browser, site.at('aurora'), { path: '/resort-api/search?key=a' })).toEqual([
    'GET /search: header x-correlation-id is missing',
  ]);
});

test('a response that is not as described is named with its operation', async ({ browser, site }) => {
  // A host of no agency, which no other test opens.
  await site.spoil('tern', { call: '/api/code', fault: 'body:{"data":[{"name":"Far"}]}' });
  expect(await problemsOf(browser, site.at('tern'), { path: '/api/code' })).toEqual([
    "GET /api/code: 200/data/0: must have required property 'code'",
  ]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as withSite } from '../support/agency-site.ts';
import { copyBuild, renameFiles } from '../support/another-build.ts';
import { builtFile } from '../support/built-file.ts';
import { type OwnEdge, startEdge } from '../support/edge-of-its-own.ts';
import { holdBack } from '../support/hold-back.ts';
import { openWithWorker, storedResponses } from '../support/service-worker.ts';

interface Deployments {
  readonly edge: () => OwnEdge;
  /** Deploys another build, at the same address. */
  deploy(): Promise<void>;
  /** Removes a file of the build, such as `builtFile(…)`. */
  lose(path: string): void;
}

/** A site that is deployed twice: the second time its scripts and style sheets have other names. */
const test = withSite.extend<{ deployments: Deployments }>({
  deployments: async ({ browserName: _ }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'livery-deployed-'));
    copyBuild(root);
    let edge = await startEdge({}, root);
    await use({
      edge: () => edge,
      async deploy() {
        const { port } = edge;
        await edge.stop();
        renameFiles(root);
        edge = await startEdge({ PORT: port }, root);
      },
      lose(path) {
        for (const end of ['', '.br', '.gz']) rmSync(join(root, 'client', `${path}${end}`));
      },
    });
    await edge.stop();
    rmSync(root, { recursive: true });
  },
});
test.use({ serviceWorkers: 'allow' });

/** The paths of the style sheets that the worker stores for every page. */
async function storedSheets(page: Page): Promise<readonly string[]> {
  const stored = await storedResponses(page);
  return stored
    .filter(({ cache, path }) => cache.includes('precache') && path.endsWith('.css'))
    .map(({ path }) => path);
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** How many pages of the site are open to its service workers. */
async function countOpenPages(page: Page): Promise<number | undefined> {
  const [worker] = page.context().serviceWorkers();
  return worker?.evaluate(async () => {
    const { clients } = self as unknown as ServiceWorkerGlobalScope;
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });
}

test('the worker of the next build takes over with a next page, and the old files go', async ({
  page,
  deployments: { edge, deploy },
}) => {
  await openWithWorker(page, edge().at('aurora'));
  const before = await storedSheets(page);
  expect(before.length).toBeGreaterThan(0);
  await deploy();
  await page.goto(edge().at('aurora', '/about'));
  await expect(page.locator('link[href*="/next-"]')).not.toHaveCount(0);
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await storedSheets(page)).toEqual(expect.arrayContaining([...before]));

  const next = before.map((path) => path.replace('/assets/', '/assets/next-'));
  await page.goto(edge().at('aurora', '/faqs'));
  await expect.poll(() => storedSheets(page)).toEqual(next);
  expect(await isWaiting(page)).toBe(false);
});

test('the worker of the next build waits until a next page is loaded', async ({
  page,
  deployments: { edge, deploy },
}) => {
  await openWithWorker(page, edge().at('aurora'));
  await deploy();
  await page.goto(edge().at('aurora', '/about'));
  await expect.poll(() => isWaiting(page)).toBe(true);

  const release = await holdBack(page, '**/media/logo/*');
  await page.goto(edge().at('aurora', '/faqs'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => countOpenPages(page)).toBe(1);
  expect(await isWaiting(page)).toBe(true);
  release();
  await expect.poll(() => isWaiting(page)).toBe(false);
});

test('the old files stay while a page of their build is open', async ({ page, deployments: { edge, deploy } }) => {
  await openWithWorker(page, edge().at('aurora'));
  await page.reload();
  const before = await storedSheets(page);
  const other = await page.context().newPage();
  await deploy();
  await other.goto(edge().at('aurora', '/about'));
  await expect.poll(() => isWaiting(other)).toBe(true);
  await other.goto(edge().at('aurora', '/faqs'));
  expect(await isWaiting(other)).toBe(true);
  expect(await storedSheets(page)).toEqual(expect.arrayContaining([...before]));

  await page.close();
  await other.goto(edge().at('aurora', '/about'));
  await expect.poll(() => isWaiting(other)).toBe(false);
  await expect.poll(() => storedSheets(other)).not.toEqual(expect.arrayContaining([...before]));
});

test('a page whose code went with its build loads anew, from the next one', async ({
  page,
  deployments: { edge, deploy, lose },
}) => {
  await openWithWorker(page, edge().at('aurora'));
  await page.reload();
  lose(builtFile('src/ui/content/about-page.tsx'));
  await deploy();
  const scripts = page.locator('script[src*="/next-index-"]');
  await expect(scripts).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).first().click();
  await expect(scripts).toHaveCount(1);
  await expect(page).toHaveURL(edge().at('aurora', '/about'));
});

test('a site that does not respond in time shows its offline page', async ({ page, deployments: { edge } }) => {
  await openWithWorker(page, edge().at('aurora'));
  edge().hang();
  await page.goto(edge().at('aurora', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("There's no connection right now");
});

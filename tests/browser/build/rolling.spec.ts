import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, pathsRequested, test as withSite } from '../support/agency-site.ts';
import { copyBuild, renameFiles } from '../support/another-build.ts';
import { builtFile } from '../support/built-file.ts';
import { type OwnEdge, startEdge } from '../support/edge-of-its-own.ts';

type Build = 'old' | 'new';

interface Rollout {
  readonly at: OwnEdge['at'];
  /** Serves a build in place of the other one, at the same address, with or without the files of former builds. */
  deploy(build: Build, settings?: { readonly keepsFiles: boolean }): Promise<void>;
  /** Removes a file of the new build. */
  loseNew(path: string): void;
}

const ABOUT = 'src/ui/content/about-page.tsx';
const UPDATED = 'This site has been updated. Reload the page to get the latest version.';
const HOUR = 60 * 60_000;

const test = withSite.extend<{ rollout: Rollout }>({
  rollout: async ({ browserName: _ }, use) => {
    const releases = mkdtempSync(join(tmpdir(), 'livery-releases-'));
    const folderOf = (build: Build) => join(releases, build);
    for (const build of ['old', 'new'] as const) copyBuild(folderOf(build));
    renameFiles(folderOf('new'));
    const environment = { LIVERY_ASSETS: releases };
    let edge = await startEdge(environment, folderOf('old'));
    const { port, at } = edge;
    await use({
      at,
      async deploy(build, { keepsFiles } = { keepsFiles: true }) {
        await edge.stop();
        edge = await startEdge({ PORT: port, ...(keepsFiles ? environment : {}) }, folderOf(build));
      },
      loseNew: (path) => rmSync(join(folderOf('new'), 'client', path.replace('/assets/', '/assets/next-'))),
    });
    await edge.stop();
    rmSync(releases, { recursive: true });
  },
});

const notice = (page: Page) => page.getByRole('region', { name: UPDATED });
const header = (page: Page) => page.getByRole('banner');
const newScripts = (page: Page) => page.locator('script[src^="/assets/next-index-"]');

/** Lets hours pass until the page has noticed the other build, and loaded the code of the notice. */
async function offered(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(HOUR);
    await expect(notice(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Waits until the page has loaded everything that it loads by itself, before a server goes down. */
const allLoaded = (page: Page) => page.waitForLoadState('networkidle');

async function goTo(page: Page, name: string, heading: string): Promise<void> {
  await header(page).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens a path as the router does, without a request for the page. */
async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test.describe('with the files of former builds', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page works on, and offers the next build, and the former one after a rollback', async ({ page, rollout }) => {
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    await page.clock.install();
    await page.goto(rollout.at('aurora', '/?utm_source=letter#deals'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
    await allLoaded(page);
    const loads = pathsRequested(page, { pagesOnly: true });

    await rollout.deploy('new');
    // Its code was not loaded before.
    await goTo(page, 'About us', 'Trips with room to breathe');
    await offered(page);
    expect(loads).toEqual([]);
    await notice(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(newScripts(page)).toHaveCount(1);
    await expect(page).toHaveURL(rollout.at('aurora', '/about'));
    await expect(notice(page)).toBeHidden();
    expect(loads).toEqual(['/about']);
    await allLoaded(page);

    await rollout.deploy('old');
    await goTo(page, 'Questions', 'Questions');
    await offered(page);
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(HOUR);
    await goTo(page, 'About us', 'Trips with room to breathe');
    await expect(notice(page)).toBeHidden();
    await page.reload();
    await expect(newScripts(page)).toHaveCount(0);
    expect(failures).toEqual([]);
  });
});

test.describe('without the files of former builds', () => {
  const path = '/about?utm_source=letter&lng=en#team';

  test('a page whose code is gone loads the next build once, at the same address', async ({ page, rollout }) => {
    await page.goto(rollout.at('aurora'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
    await allLoaded(page);
    await rollout.deploy('new', { keepsFiles: false });
    const loads = pathsRequested(page, { pagesOnly: true });
    await navigateTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Trips with room to breathe' })).toBeVisible();
    await expect(newScripts(page)).toHaveCount(1);
    await expect(page).toHaveURL(rollout.at('aurora', path));
    expect(loads).toEqual(['/about']);
  });

  test('a page whose code the next build lacks, too, says so after one load', async ({ page, rollout }) => {
    await page.goto(rollout.at('aurora'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
    await allLoaded(page);
    rollout.loseNew(builtFile(ABOUT));
    await rollout.deploy('new', { keepsFiles: false });
    const loads = pathsRequested(page, { pagesOnly: true });
    await navigateTo(page, path);
    await expect(newScripts(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: "This page couldn't be loaded" })).toBeVisible();
    await expect(page).toHaveURL(rollout.at('aurora', path));
    expect(loads).toEqual(['/about']);
  });
});

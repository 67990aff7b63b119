import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';

const SHARED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-i18next',
  'rxjs',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@livery/ui',
  '@livery/ui/aria',
  '@livery/ui/sorting',
];

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** The text of the import map in the page. */
async function textOfMap(page: Page): Promise<string> {
  return (await page.locator('script[type="importmap"]').textContent()) ?? '';
}

async function importMapOf(page: Page): Promise<ImportMap> {
  return JSON.parse(await textOfMap(page));
}

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await page.getByRole('tab').first().waitFor();
});

test.describe('the import map of the page', () => {
  test('names what remote modules share, and what each of those files must hash to', async ({ page }) => {
    const { imports, integrity } = await importMapOf(page);
    expect(Object.keys(imports).sort()).toEqual([...SHARED].sort());
    for (const address of Object.values(imports)) {
      const file = await page.evaluate(async (url) => (await fetch(url)).text(), address);
      expect(integrity[address]).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`);
    }
  });

  test('passes the content security policy by its hash', async ({ page, site }) => {
    const answer = await page.goto(site.at('aurora'));
    const hash = createHash('sha256')
      .update(await textOfMap(page))
      .digest('base64');
    expect(answer?.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  test('costs the first screen nothing', async ({ page }) => {
    const { imports } = await importMapOf(page);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.map((address) => new URL(address).pathname).filter((path) => path.endsWith('.js'))).not.toEqual([]);
    for (const address of Object.values(imports)) {
      expect(loaded.filter((name) => name.endsWith(address))).toEqual([]);
    }
  });

  test('has no script fetched twice', async ({ page }) => {
    // Later requests of the first page must not be counted for the next one.
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.reload();
    await page.getByRole('tab').first().waitFor();
    const scripts = requested.filter((address) => address.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    expect(scripts).toEqual([...new Set(scripts)]);
  });

  test('leads nowhere for any other name', async ({ page }) => {
    const refused = await page.evaluate("import('axios').then(() => 'imported', (failure) => failure.name)");
    expect(refused).toBe('TypeError');
  });

  test('lets no file run that was changed on its way', async ({ page }) => {
    const { imports } = await importMapOf(page);
    await page.route(`**${imports['rxjs']}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const Observable = null;' }),
    );
    const refused = await page.evaluate("import('rxjs').then(() => 'imported', (failure) => failure.name)");
    expect(refused).toBe('TypeError');
  });
});

test('hooks of the shared React work in a root of the shell’s React DOM', async ({ page }) => {
  const { text, drawnBy, shellDrawnBy } = await page.evaluate(async () => {
    const { useState, useLayoutEffect } = await import('react');
    const { jsx } = await import('react/jsx-runtime');
    const { createRoot } = await import('react-dom/client');
    const { flushSync } = await import('react-dom');
    // Each copy of React DOM marks its containers with a different property name.
    const markOf = (element: Element) => Object.keys(element).find((key) => key.startsWith('__reactContainer$'));

    const element = document.createElement('div');
    function Counter() {
      const [count, setCount] = useState(1);
      useLayoutEffect(() => setCount(2), []);
      return jsx('p', { children: `counted to ${count}` });
    }
    flushSync(() => createRoot(element).render(jsx(Counter, {})));
    const shell = document.getElementById('root');
    return { text: element.textContent, drawnBy: markOf(element), shellDrawnBy: shell === null ? '' : markOf(shell) };
  });
  expect(text).toBe('counted to 2');
  expect(drawnBy).toMatch(/^__reactContainer\$./);
  expect(drawnBy).toBe(shellDrawnBy);
});

test('the shared rxjs is the one that the shell has, and whole', async ({ page }) => {
  const first = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  const seen = await page.evaluate(async (files) => {
    const { Observable, BehaviorSubject, bufferCount, range } = await import('rxjs');
    const modules: object[] = await Promise.all(files.map((file) => import(file)));
    const ofShell = new Set(modules.flatMap((module) => Object.values(module)));
    const pairs: number[][] = [];
    range(1, 4)
      .pipe(bufferCount(2))
      .subscribe((pair) => pairs.push(pair));
    return { observable: ofShell.has(Observable), subject: ofShell.has(BehaviorSubject), pairs };
  }, first);
  expect(seen).toEqual({
    observable: true,
    subject: true,
    pairs: [
      [1, 2],
      [3, 4],
    ],
  });
});

import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';

const LOGIN = '/login';
const MANIFEST = '/remotes/remotes.json';

test('the manifest is requested once, while the code that reads it is on its way', async ({ page, site }) => {
  const release = await holdBack(page, `**${builtFile('src/application/remotes/create-remote-modules.ts')}`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(site.at('aurora', LOGIN));
  await expect.poll(() => requested).toContain(MANIFEST);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((path) => path === MANIFEST)).toHaveLength(1);
});

test('a page of the shell requests no manifest before its frame is there', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdBack(page, '**/api/agency');
  await page.goto(site.at('aurora', '/about'));
  await expect.poll(() => requested).toContain('/api/agency');
  expect(requested).not.toContain(MANIFEST);
  release();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('what the document names is requested before the program runs', async ({ page, site }) => {
  // The program needs it at its start.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'trustedTypes', {
      get() {
        throw new Error('planted');
      },
    }),
  );
  const stopped = page.waitForEvent('pageerror', (error) => error.message === 'planted');
  const code = page.waitForRequest(`**${builtFile('src/application/remotes/create-remote-modules.ts')}`);
  await page.goto(site.at('aurora', LOGIN));
  await stopped;
  await code;
});

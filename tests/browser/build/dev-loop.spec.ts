import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { suggested } from '../support/search-panel.ts';

/** The files of the project that `npm run dev` needs. */
const SOURCES = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'config',
  'public',
  'reference',
  'src',
];

// In one worker, with one server: once it has optimised the dependencies of pages, it no longer reloads them for that.
test.describe.configure({ mode: 'default' });

let root: string;
let server: ViteDevServer;
let site: string;

// A copy of the project without builds, which the tests edit as a developer would.
test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-dev-'));
  for (const name of [...SOURCES, 'packages', 'scripts']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  await server.listen();
  site = (server.resolvedUrls?.local[0] ?? '').replace('127.0.0.1', 'aurora.localhost');
});

test.afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Edits a file of the project, as a person who saves it does. */
function edit(file: string, before: string, after: string): void {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(join(root, file), source.replace(before, after));
}

/** Types into a search form, on a page that must not be reloaded from then on. */
async function typed(page: Page) {
  await page.goto(new URL('/booknow/hotels', site).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Find your hotel' })).toBeVisible();
  const field = page.getByRole('main').locator('input[name="place"]');
  await field.fill('Lis');
  // An open list hides the page around it from assistive technology, and so from locators by role.
  await expect(suggested(page).filter({ hasText: 'Lis' }).first()).toBeVisible();
  await field.press('Escape');
  await expect(suggested(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(field).toHaveValue('Lis');
  };
}

test('an edit of a remote shows in the shell, without a build, and what is typed stays', async ({ page }) => {
  const stays = await typed(page);

  edit('reference/remotes/main-app/booking/texts/en.json', 'Find your hotel', 'Find your inn');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your inn' })).toBeVisible();
  await stays();

  edit('src/ui/search/fields/rooms-field.tsx', "label={t('guests')}", 'label="Who comes?"');
  await expect(page.getByRole('main').getByText('Who comes?')).toBeVisible();
  await stays();

  // These files contain no components: each edit reaches the page through the area's routes.
  edit('reference/remotes/main-app/booking/product/party.ts', '\n', '\n\n');
  edit('reference/remotes/main-app/booking/product/product.ts', '\n', '\n\n');
  edit('src/ui/search/fields/rooms-field.tsx', 'label="Who comes?"', 'label="Who is coming?"');
  await expect(page.getByRole('main').getByText('Who is coming?')).toBeVisible();
  await stays();

  edit('src/ui/texts/en.json', '"logIn": "Log In"', '"logIn": "Enter"');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enter' })).toBeVisible();
  await stays();
});

test('what is typed to log in stays where the areas of the app, or their routes, are edited', async ({ page }) => {
  await page.goto(new URL('/login', site).href);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('ada@example.com');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const stays = async () => {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(field).toHaveValue('ada@example.com');
  };

  for (const file of ['areas.ts', 'sign-in/routes.tsx']) {
    const loaded = page.waitForResponse((response) => response.url().includes(`/remotes/main-app/${file}?t=`));
    edit(`reference/remotes/main-app/${file}`, '\n', '\n\n');
    await loaded;
  }
  // Edits are applied in order: when this one shows, the others have been applied.
  edit('reference/remotes/main-app/sign-in/log-in/log-in-screen.tsx', "{t('logIn.forgot')}", 'Forgotten?');
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgotten?' })).toBeVisible();
  await stays();
});

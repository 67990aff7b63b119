import type { Page } from '@playwright/test';
import { expect, test } from '../support/outside-remote.ts';

const hello = (page: Page, text = 'Hello') => page.getByRole('heading', { level: 1, name: text });
const problem = (page: Page) => page.locator('pre[role=alert]');

/** Types into the form on the remote's page, which must not be reloaded from then on. */
async function typed(page: Page, address: string) {
  await page.goto(address);
  await expect(hello(page)).toBeVisible();
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('ada@example.com');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => {
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(field).toHaveValue('ada@example.com');
  };
}

/** Waits until the page has been reloaded since the typing. */
function isLoadedAgain(page: Page): Promise<void> {
  const isSame = () => page.evaluate(() => 'sameDocument' in window).catch(() => true);
  return expect.poll(isSame).toBe(false);
}

test('edits of a remote of another team show in a built shell, and what is typed stays', async ({
  page,
  site,
  remote,
}) => {
  const stays = await typed(page, site.at('aurora', `/gift-cards?${remote.parameter}`));
  // The style sheets of the packages are there, too.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCSS('border-top-style', 'solid');

  remote.edit('subscribe-form.tsx', "label={t('email')}", 'label="Where to?"');
  await expect(page.getByRole('main').getByText('Where to?')).toBeVisible();
  await stays();

  remote.edit('texts/en.json', '"hello": "Hello"', '"hello": "Good morning"');
  await expect(hello(page, 'Good morning')).toBeVisible();
  await stays();

  remote.write('look.module.css', '.look { color: rgb(1, 2, 3); }');
  remote.edit(
    'subscribe-form.tsx',
    "import { useTranslation } from 'react-i18next';",
    "import { useTranslation } from 'react-i18next';\nimport styles from './look.module.css';",
  );
  remote.edit('subscribe-form.tsx', '<Form form={form}>', '<Form form={form}><p className={styles.look}>Painted</p>');
  await expect(page.getByText('Painted')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await stays();
  remote.edit('look.module.css', '1, 2, 3', '3, 2, 1');
  await expect(page.getByText('Painted')).toHaveCSS('color', 'rgb(3, 2, 1)');
  await stays();
});

test('what a remote imports is there once, as in a build', async ({ page, site, remote }) => {
  remote.write(
    'once.tsx',
    `import { AriaNumberField } from '@livery/ui/aria';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';

export function Once() {
  const { i18n } = useTranslation('giftCards');
  const { register } = useForm({ defaultValues: { note: 'A note' } });
  const found = [
    useQueryClient().getQueryCache().getAll().length > 0,
    useLocation().pathname,
    i18n.exists('giftCards:hello'),
    typeof i18next.createInstance,
    typeof Observable,
    typeof AriaNumberField,
  ];
  return <><p>{found.join(' ')}</p><input aria-label="Note" {...register('note')} /></>;
}
`,
  );
  remote.edit('hello-screen.tsx', '<SubscribeForm />', '<SubscribeForm /><Once />');
  remote.edit(
    'hello-screen.tsx',
    'import { SubscribeForm',
    "import { Once } from './once.tsx';\nimport { SubscribeForm",
  );
  await page.goto(site.at('aurora', `/gift-cards?${remote.parameter}`));
  await expect(page.getByText('true /gift-cards true function function function')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('A note');
});

test('a broken edit is named in the page and in the terminal, and is gone once it is mended', async ({
  page,
  site,
  remote,
}) => {
  const stays = await typed(page, site.at('aurora', `/gift-cards?${remote.parameter}`));
  remote.edit('subscribe-form.tsx', '<Form form={form}>', '<Form form={form}');
  await expect(problem(page)).toContainText('subscribe-form.tsx');
  expect(remote.log()).toContain('subscribe-form.tsx');
  await stays();

  remote.edit('subscribe-form.tsx', '<Form form={form}', '<Form form={form}><p>Mended</p>');
  await expect(page.getByText('Mended')).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  await stays();

  remote.edit('texts/en.json', '"hello": "Hello"', '"hello" "Hello"');
  await expect(problem(page)).toContainText('texts/en.json');
  remote.edit('texts/en.json', '"hello" "Hello"', '"hello": "Good morning"');
  await expect(hello(page, 'Good morning')).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  await stays();
});

test('a remote that is broken when it is opened says why, and is there once it is mended', async ({
  page,
  site,
  remote,
}) => {
  remote.edit('hello-screen.tsx', 'return (', 'return ((');
  await page.goto(site.at('aurora', `/gift-cards?${remote.parameter}`));
  await expect(problem(page)).toContainText('hello-screen.tsx');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  remote.edit('hello-screen.tsx', 'return ((', 'return (');
  await expect(hello(page)).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
});

test('a dev server that is started again loads the page again', async ({ page, site, remote }) => {
  await typed(page, site.at('aurora', `/gift-cards?${remote.parameter}`));
  await remote.restart();
  await isLoadedAgain(page);
  await expect(hello(page)).toBeVisible();
});

test('an edit that needs another load of the page finds the remote again, wherever the visitor has gone', async ({
  page,
  site,
  remote,
}) => {
  await typed(page, site.at('aurora', `/gift-cards?${remote.parameter}`));
  const link = '<SubscribeForm /><Link to="/gift-cards/ada">Ada</Link>';
  remote.edit('hello-screen.tsx', '<SubscribeForm />', link);
  remote.edit('hello-screen.tsx', 'import { useParams }', 'import { Link, useParams }');
  await page.getByRole('link', { name: 'Ada' }).click();
  await expect(hello(page, 'Hello, ada')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(page.url()).not.toContain('remote.');

  remote.edit('entry.tsx', 'export const mount', 'console.info("another");\nexport const mount');
  await isLoadedAgain(page);
  expect(new URL(page.url()).searchParams.has('remote.giftCards')).toBe(true);
  await expect(hello(page, 'Hello, ada')).toBeVisible();
});

import { aRemote } from '../support/content-host.ts';
import { counted, expectFailedInItsSlot, failed, fixture, leaveForAbout, retry } from '../support/remote-page.ts';
import { expect, reportsOf, test } from '../support/remotes-site.ts';

test('a remote that throws when mounted fails in its slot', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({
    blog: aRemote(
      "if (!window.tried) { window.tried = true; throw new Error('planted'); } return show(element, context, 'A fixture');",
    ),
  });
  const reports = reportsOf(page);
  await page.goto(local.at('aurora', '/blog'));
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => reports.join()).toContain('Error: planted');
  await retry(page).click();
  await expect(fixture(page)).toBeVisible();
});

test('a remote that throws when it is run is run anew by Retry', async ({ page, content, local }) => {
  const { chunks, entry } = aRemote();
  const moody = `if (!window.tried) { window.tried = true; throw new Error('planted'); }\n${entry}`;
  content.deploy({ blog: { entry: moody, ...(chunks === undefined ? {} : { chunks }) } });
  await page.goto(local.at('aurora', '/blog'));
  await expect(failed(page)).toBeVisible();
  await retry(page).click();
  await expect(fixture(page)).toBeVisible();
});

for (const [name, entry] of [
  ['exports nothing', 'export {};'],
  ['exports a mount that is no function', 'export const mount = {};'],
] as const) {
  test(`a remote that ${name} fails in its slot`, async ({ page, content, local }) => {
    content.deploy({ blog: { entry } });
    await page.goto(local.at('aurora', '/blog'));
    await expectFailedInItsSlot(page);
  });
}

test('a remote that throws when it is unmounted does not prevent navigation', async ({ page, content, local }) => {
  content.deploy({
    blog: aRemote("show(element, context, 'A fixture'); return () => { throw new Error('planted'); };"),
  });
  const reports = reportsOf(page);
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  await leaveForAbout(page);
  await expect(fixture(page)).toBeHidden();
  await expect.poll(() => reports.join()).toContain('Error: planted');
});

const LATER =
  "setTimeout(() => { THEN throw new Error('planted'); }, 100); return show(element, context, 'A fixture');";

test('a remote that throws later has an alert above it, and Retry fetches it', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(LATER.replace('THEN', 'if (window.tried) return; window.tried = true;')) });
  await page.goto(local.at('aurora', '/blog'));
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
  await expect(alert).toBeVisible();
  await expect(fixture(page)).toBeVisible();
  const before = content.requested.length;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  await expect(fixture(page)).toBeVisible();
  await expect.poll(() => content.requested.slice(before).join(' ')).toMatch(/remotes\.json.*[?&]try=1/);
  await expect.poll(async () => [await counted(page, 'mounts'), await counted(page, 'unmounts')]).toEqual([2, 1]);
});

test('a remote that throws later and leaves nothing to be seen has failed', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(LATER.replace('THEN', 'element.replaceChildren();')) });
  await page.goto(local.at('aurora', '/blog'));
  await expectFailedInItsSlot(page);
});

test('a part of a remote that can not be loaded later is reported', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote("import('./gone.js'); return show(element, context, 'A fixture');") });
  await page.goto(local.at('aurora', '/blog'));
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
});

test("an error of the shell's own is none of the remote's", async ({ page, content, local }) => {
  content.deploy({ blog: aRemote() });
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted elsewhere');
    });
    return new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

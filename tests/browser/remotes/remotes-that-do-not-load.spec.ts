import { stopTheClock } from '../support/agency-site.ts';
import { aRemote } from '../support/content-host.ts';
import { counted, expectFailedInItsSlot, failed, fixture, retry } from '../support/remote-page.ts';
import { expect, reportsOf, test } from '../support/remotes-site.ts';

const BLOG = '/blog-1/entry.js';

for (const [name, spoil] of [
  ['a missing entry', { [BLOG]: { status: 404 } }],
  ['a chunk that is not there', { '/blog-1/show.js': { status: 503 } }],
  ['a changed entry', { [BLOG]: { type: 'text/javascript', body: 'export const mount = () => () => undefined;' } }],
  [
    'a changed chunk',
    { '/blog-1/show.js': { type: 'text/javascript', body: 'window.ran = 1; export const show = 1;' } },
  ],
  ['a changed style sheet', { '/blog-1/style.css': { type: 'text/css', body: 'body { opacity: 0 }' } }],
  ['a missing manifest', { '/remotes.json': { status: 404 } }],
  ['a malformed manifest', { '/remotes.json': { body: '{"version":1,' } }],
  ['a manifest of a newer version', { '/remotes.json': { body: '{"version":2,"remotes":{}}' } }],
] as const) {
  test(`${name} fails in its slot, and Retry loads everything anew`, async ({ page, content, local }) => {
    content.deploy({ blog: aRemote(undefined, 'h1 { letter-spacing: 7px }') });
    for (const [path, answer] of Object.entries(spoil)) content.put(path, answer);
    const reports = reportsOf(page);
    await page.goto(local.at('aurora', '/blog'));
    await expect(failed(page)).toBeVisible();
    await expect(failed(page)).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await counted(page, 'mounts')).toBe(0);
    expect(await counted(page, 'ran')).toBe(0);
    await expect.poll(() => reports.join()).toContain('"remote-failed"');

    for (const path of Object.keys(spoil)) content.mend(path);
    content.requested.length = 0;
    await retry(page).click();
    await expect(fixture(page)).toBeVisible();
    expect(content.requested).toContain('/remotes.json');
  });
}

test('a file of another origin is refused, and never requested', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({ blog: aRemote() });
  const url = 'http://elsewhere.localhost/entry.js';
  const integrity = `sha384-${'A'.repeat(64)}`;
  content.put('/remotes.json', { body: JSON.stringify({ version: 1, remotes: { blog: { url, integrity } } }) });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(local.at('aurora', '/blog'));
  await expectFailedInItsSlot(page);
  expect(requested).not.toContain(url);
});

test('a javascript: address is refused', async ({ page, content, local }) => {
  content.deploy({});
  const blog = { url: 'javascript:window.ran=1', integrity: `sha384-${'A'.repeat(64)}` };
  content.put('/remotes.json', { body: JSON.stringify({ version: 1, remotes: { blog } }) });
  await page.goto(local.at('aurora', '/blog'));
  await expectFailedInItsSlot(page);
  expect(await counted(page, 'ran')).toBe(0);
});

for (const [name, remote, path, kind] of [
  ['a remote', 'blog', '/blog', 'remote-failed'],
  ['the resort script', 'resort', '/booknow/resort', 'script-load-error'],
] as const) {
  test(`${name} that never comes is given up after 120 s, and reported`, async ({ page, content, local }) => {
    content.deploy({ [remote]: aRemote() });
    const entry = `/${remote}-1/entry.js`;
    content.put(entry, { hangs: true });
    const reports = reportsOf(page);
    await stopTheClock(page);
    await page.goto(local.at('aurora', path));
    // React waits a moment before it shows a page that was loaded late.
    await expect
      .poll(async () => {
        if (content.requested.length === 0) await page.clock.runFor(100);
        return content.requested;
      })
      .toContain(entry);
    await page.clock.runFor(119_000);
    await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
    await expect(failed(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(failed(page)).toBeVisible();
    await expect.poll(() => reports.join()).toContain(`"kind":"${kind}"`);
    await expect.poll(() => reports.join()).toContain('"type":"timed-out"');
    await expect.poll(() => reports.join()).toContain(`${content.address}${entry}`);

    content.mend(entry);
    await page.clock.resume();
    await retry(page).click();
    await expect(fixture(page)).toBeVisible();
  });
}

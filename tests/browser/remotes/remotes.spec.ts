import { aRemote } from '../support/content-host.ts';
import { startEdge } from '../support/edge-of-its-own.ts';
import { counted, fixture, leaveForAbout } from '../support/remote-page.ts';
import { expect, test } from '../support/remotes-site.ts';

test('a remote is loaded from the content host into the frame', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(undefined, 'h1 { letter-spacing: 7px }') });
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  await expect(page.getByText('You are at /blog')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(fixture(page)).toHaveCSS('letter-spacing', '7px');
  await expect(page).toHaveTitle(/^Blog \|/);
});

test('a remote may name its page, until the visitor goes elsewhere', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote("context.titlePage('Seven beaches'); return show(element, context, 'A fixture');") });
  await page.goto(local.at('aurora', '/blog'));
  await expect(page).toHaveTitle(/^Seven beaches \|/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveTitle(/^Blog \|/);
});

test('within its paths a remote is mounted once, and notified of navigations', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote() });
  await page.goto(local.at('aurora', '/blog'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(local.at('aurora', '/blog/further'));
  await expect(page.getByText('You are at /blog/further')).toBeVisible();
  await expect(fixture(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByText('You are at /blog', { exact: true })).toBeVisible();
  expect(await counted(page, 'mounts')).toBe(1);
});

test('a remote that is left takes its elements and styles away', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(undefined, 'h1 { letter-spacing: 7px }') });
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  await leaveForAbout(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '7px');
  await expect.poll(() => counted(page, 'unmounts')).toBe(1);
  await page.goBack();
  await expect(fixture(page)).toHaveCSS('letter-spacing', '7px');
});

test('a remote that the manifest lacks has a placeholder', { tag: '@core' }, async ({ page, content, local }) => {
  content.deploy({});
  await page.goto(local.at('aurora', '/blog'));
  await expect(page.getByRole('heading', { name: 'This part of the site is coming soon.' })).toBeVisible();
});

test('an unmounted remote can not navigate', async ({ page, content, local }) => {
  content.deploy({
    blog: aRemote(
      "window.stray = () => { context.navigate('/faqs'); context.notify('failure', 'A stray notice'); }; return show(element, context, 'A fixture');",
    ),
  });
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  await leaveForAbout(page);
  await page.evaluate(() => Reflect.get(window, 'stray')());
  await expect(page).toHaveURL(local.at('aurora', '/about'));
  await expect(page.getByText('A stray notice')).toHaveCount(0);
});

test('of two routes in quick succession the last one is shown', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(), mainApp: aRemote("return show(element, context, 'The main app');") });
  await page.goto(local.at('aurora', '/about'));
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => {
    for (const path of ['/blog', '/booknow/hotels']) {
      history.pushState({ idx: 1, key: path }, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  });
  await expect(fixture(page, 'The main app')).toBeVisible();
  await expect(fixture(page)).toHaveCount(0);
});

test('a deployment that took the old files away is loaded instead', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(), mainApp: aRemote("return show(element, context, 'The main app');") });
  await page.goto(local.at('aurora', '/blog'));
  await expect(fixture(page)).toBeVisible();
  content.deploy({ blog: aRemote(), mainApp: aRemote("return show(element, context, 'The new main app');") }, '2');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(fixture(page, 'The new main app')).toBeVisible();
  // The old blog still runs: a visitor who comes back to it is offered a reload, once, and nothing happens by itself.
  await page.goBack();
  await expect(fixture(page)).toBeVisible();
  const offer = page.getByRole('status').filter({ hasText: 'has been updated' });
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => counted(page, 'mounts')).toBe(3);
});

test('a remote is fetched on hover of its link, and run on click', async ({ page, content, local }) => {
  content.deploy({ mainApp: aRemote() });
  await page.goto(local.at('aurora', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(content.requested).toEqual([]);
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log In' });
  // Preloading starts after the page has rendered: an earlier pointer event is missed.
  await expect
    .poll(async () => {
      await page.mouse.move(640, 700);
      await logIn.hover();
      return content.requested;
    })
    .toContain('/mainApp-1/show.js');
  expect(await counted(page, 'mounts')).toBe(0);
  await logIn.click();
  await expect(fixture(page)).toBeVisible();
  expect(content.requested.filter((path) => path === '/mainApp-1/entry.js')).toHaveLength(1);
});

test('a developer may run their own remote in a local environment', async ({ page, content, local }) => {
  content.deploy({ blog: aRemote(), mainApp: aRemote("return show(element, context, 'My own');") });
  const workbench = content.address.replace('127.0.0.1', 'localhost');
  await page.goto(local.at('aurora', `/blog?remote.blog=${workbench}/mainApp-1/entry.js`));
  await expect(fixture(page, 'My own')).toBeVisible();
});

test('and nowhere else', async ({ page, content }) => {
  content.deploy({ blog: aRemote(), mainApp: aRemote("return show(element, context, 'My own');") });
  const uat = await startEdge({ LIVERY_CONTENT_URL: content.address, LIVERY_ENVIRONMENT: 'uat' });
  try {
    await page.goto(uat.at('aurora', `/blog?remote.blog=${content.address}/mainApp-1/entry.js`));
    await expect(fixture(page)).toBeVisible();
    expect(content.requested).not.toContain('/mainApp-1/entry.js');
  } finally {
    await uat.stop();
  }
});

import { SIDE_NAVIGATION_ID } from '../../../src/ui/navigation/side/side-navigation-id.ts';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';
import { expectQuiet, watchFirstViews } from '../support/first-view.ts';

const SEARCH = '/api/hotel/deals/hotel-search';

/** A time zone whose date differs from that in UTC now. */
const ELSEWHERE = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

test.describe('where the visitor has another day than the server', () => {
  test.use({ timezoneId: ELSEWHERE });

  test('the deals stay until those of that day are there, and the next page is of that day', async ({ page, site }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[data-testid="deal-skeleton"]') !== null) document.title = 'A skeleton was shown';
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const open = await watchFirstViews(page);
    const first = await open(site.at('aurora'));
    expect({ ...first, embedded: [] }).toMatchObject({ problems: [], shifts: [], keptElement: true, calls: [SEARCH] });
    await expect(page).not.toHaveTitle('A skeleton was shown');
    const second = await open(site.at('aurora'));
    expectQuiet(second, 'with the zone in a cookie');
    expect(second.calls).toEqual([]);
  });
});

test('a currency that only the device knows is shown from the start', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('currency', JSON.stringify({ currency: 'EUR', country: 'DE' })));
  const open = await watchFirstViews(page);
  const first = await open(site.at('aurora'));
  expect({ problems: first.problems, shifts: first.shifts }).toEqual({ problems: [], shifts: [] });
  await expect(page.getByRole('article').first()).toContainText('€');
  const second = await open(site.at('aurora'));
  expectQuiet(second, 'with the currency in a cookie');
  expect([second.keptElement, second.calls]).toEqual([true, []]);
  await expect(page.getByRole('article').first()).toContainText('€');
});

test('a language that the request did not carry is that of the texts and the calls', async ({ page, site }) => {
  const address = site.at('aurora');
  await page.context().addCookies([{ name: 'pll_language', value: 'de', url: address }]);
  const languages = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) languages.add(request.headers()['accept-language'] ?? '');
  });
  await page.route(address, async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    const url = new URL(address);
    const response = await route.fetch({
      url: `http://127.0.0.1:${url.port}/`,
      headers: { ...headers, host: url.host },
    });
    await route.fulfill({ response });
  });
  const { problems } = await (await watchFirstViews(page))(address);
  expect(problems).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab').first()).toHaveText('Hotels');
  await expect(page.getByRole('heading', { name: 'Produktangebote' }).or(page.locator('#deals-heading'))).toBeVisible();
  expect([...languages].every((language) => language.startsWith('de'))).toBe(true);
  expect(languages.size).toBeGreaterThan(0);
});

test('a page whose code is lost is rendered anew, with a Retry in its place', async ({ page, site }) => {
  await loseFile(page, builtFile('src/ui/content/about-page.tsx'));
  const { problems } = await (await watchFirstViews(page))(site.at('aurora', '/about'));
  expect(problems.filter((problem) => problem.includes('not-hydrated'))).toEqual([]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('deals that are late come into the places of their skeletons', async ({ page, site }) => {
  await site.spoil('harbour.livery', { call: SEARCH, fault: 'delay:4000', times: 1 });
  const open = await watchFirstViews(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const report = await open(site.at('harbour.livery'));
    expectQuiet(report, `at ${width}`);
    expect(report.keptElement).toBe(true);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('a picture that is missing leaves the text where it is', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/about'));
  const source = await page.getByRole('main').locator('img[width="960"]').getAttribute('src');
  const { pathname } = new URL(source ?? '', site.at('aurora'));
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.abort(),
  );
  const open = await watchFirstViews(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await open(site.at('aurora', '/about'))).shifts).toEqual([]);
    await expect(page.getByRole('main').locator('img[width="960"]')).toHaveCount(0);
  }
});

test('a travel agent’s pages have room for the side navigation from the start', async ({ page, site }) => {
  const open = await watchFirstViews(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, site.at('aurora'), 'agent');
    await page.context().addCookies([{ name: 'auth', value: 'agent', url: site.at('aurora') }]);
    expectQuiet(await open(site.at('aurora')), `at ${width}`);
    await expect(page.locator(`#${SIDE_NAVIGATION_ID}`)).toBeAttached();
  }
});

test('the page stands beside a side navigation that was left open from the start, where there is room', async ({
  page,
  site,
}) => {
  const open = await watchFirstViews(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, site.at('aurora'), 'agent');
    const cookies = { auth: 'agent', sideNavigationOpen: 'true' };
    for (const [name, value] of Object.entries(cookies)) {
      await page.context().addCookies([{ name, value, url: site.at('aurora') }]);
    }
    expectQuiet(await open(site.at('aurora', '/dashboard')), `at ${width}`);
    const isWide = width >= 1200;
    const panel = page.getByRole('navigation', { name: 'Agency tools' });
    if (width >= 768) await expect(panel).toHaveJSProperty('clientWidth', isWide ? 271 : 67);
    else await expect(panel).toBeHidden();
    const start = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
    expect(start).toBe(isWide ? 272 : width < 768 ? 0 : 68);
  }
});

test('notices come without moving the page: consent, and prices that can’t be converted', async ({ page, site }) => {
  await site.spoil('fiesta.livery', { call: '/api/multi-currency/exchange', fault: '404' });
  const open = await watchFirstViews(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expectQuiet(await open(site.at('marigold')), `consent at ${width}`);
    await expect(page.getByRole('region', { name: /cookies|privacy|consent/i })).toBeVisible();
    expectQuiet(await open(site.at('fiesta.livery')), `rates at ${width}`);
  }
});

test('Back leads to a page that is hydrated as well', async ({ page, site }) => {
  const open = await watchFirstViews(page);
  await open(site.at('aurora'));
  const about = await open(site.at('aurora', '/about'));
  expectQuiet(about, 'about');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Activities' }).click();
  await expect(page.getByRole('tab', { name: 'Activities', selected: true })).toBeVisible();
});

const CHOICES = ['pll_language', 'currency', 'time-zone', 'hideHeader', 'x-session-id'];

for (const junk of ['xx', '__proto__', '%E0%A4%A', '{}', '<script>', 'x'.repeat(500)]) {
  test(`cookies of ${junk.slice(0, 10)} choose nothing: the page is hydrated as without them`, async ({
    page,
    site,
  }) => {
    const url = site.at('aurora');
    await page.context().addCookies(CHOICES.map((name) => ({ name, value: junk, url })));
    const report = await (await watchFirstViews(page))(url);
    expectQuiet(report, junk);
    expect([report.keptElement, report.calls]).toEqual([true, []]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('article').first()).toContainText('$');
  });
}

for (const [what, lose] of [
  ['code', /\/assets\/index-[^/]*\.js$/],
  ['texts', new RegExp(`${builtFile('src/ui/texts/en.json')}$`)],
] as const) {
  test(`a page whose ${what} went with its build stays readable, and says what to do`, async ({ page, site }) => {
    await page.route(lose, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.at('aurora'));
    const notice = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(notice).toContainText("This page couldn't be loaded");
    await expect(page.getByRole('article').first()).toContainText('$');
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trips with room to breathe' })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.unroute(lose);
    await notice.getByRole('link', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Trips with room to breathe' })).toBeVisible();
  });
}

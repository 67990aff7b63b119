import { expect, test } from '../support/agency-site.ts';
import { overflowOf } from '../support/misfits.ts';

test('/about shows title, picture and content, all of the agency', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/about'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Trips with room to breathe' })).toBeVisible();
  await expect(main.locator('img[width="960"]')).toHaveJSProperty('complete', true);
  await expect(main.getByRole('heading', { level: 2 })).toContainText('Tromsø');
  await expect(main.getByRole('table')).toContainText('Midnight sun');
  await expect(page).toHaveTitle(/^About us \| /);
  await main.getByRole('link', { name: 'read what others asked first' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('/faqs opens one answer at a time, with the keyboard alone', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/faqs'));
  const main = page.getByRole('main');
  await expect(main.getByText('What people ask us before they pack')).toBeVisible();
  const [first, second] = [/northern lights/, /cancel a hotel/].map((name) => main.getByRole('button', { name }));
  await first?.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('three nights')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second ?? main).toBeFocused();
  await page.keyboard.press('Space');
  await expect(main.getByText(/free of charge/)).toBeVisible();
  await expect(main.getByText('three nights')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(main.getByText(/free of charge/)).toBeHidden();
});

for (const [path, call, body, words] of [
  ['/about', '/api/agency/about-us', '{"data":[{"isEnabled":false}]}', 'About Us Page is not available'],
  ['/about', '/api/agency/about-us', '{"data":[]}', 'About Us Page is not available'],
  ['/faqs', '/api/agency/faqs', '{"data":[{"isEnabled":false}]}', 'Faq Page is not available'],
  [
    '/faqs',
    '/api/agency/faqs',
    '{"data":[{"isEnabled":true,"questions":[{"question":"Why so?","answer":"x"},{"question":"Eh?","answer":"y"}]}]}',
    'No Faqs Found !',
  ],
] as const) {
  test(`${path} says "${words}" for ${body}`, async ({ page, site }) => {
    await page.route(`**${call}`, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.goto(site.at('aurora', path));
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    if (path === '/about') await expect(page.getByText('Check back later for more information.')).toBeVisible();
  });
}

for (const [path, words] of [
  ['/about', 'About Us Page is not available'],
  ['/faqs', 'Faq Page is not available'],
] as const) {
  test(`${path} is disabled where the agency has not switched it on (rules 2.15)`, async ({ page, site }) => {
    await page.goto(site.at('wonky', path));
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('banner').locator(`a[href="${path}"]`)).toHaveCount(0);
  });
}

test('/booknow/resorts is a page of the resorts (rules 2.3)', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/booknow/resorts'));
  await expect(page.getByRole('form', { name: 'Find your resort' })).toBeVisible();
  await page.goto(site.at('marigold', '/booknow/resorts'));
  await expect(page).toHaveURL(site.at('marigold', '/errors'));
});

for (const [path, call, host] of [
  ['/about', '/api/agency/about-us', 'harbour.livery'],
  ['/faqs', '/api/agency/faqs', 'albion.livery'],
] as const) {
  test(`${path} that fails says so, and Retry brings it`, async ({ page, site }) => {
    await site.spoil(host, { call, fault: '400', times: 1 });
    await page.goto(site.at(host, path));
    await expect(page.getByRole('heading', { name: "This page couldn't be loaded" })).toBeFocused();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: "This page couldn't be loaded" })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what an agency writes neither runs nor imitates a form', { tag: '@core' }, async ({ page, site }) => {
  const content = [
    '<h1>Hello</h1><script>window.ran = 1</script><img src=x onerror="window.ran = 2">',
    '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
    '<a href="javascript:window.ran = 3">one</a><a href="https://elsewhere.example/">two</a>',
    '<p id="main" class="x" style="position:fixed;inset:0;text-align:center">three</p><svg onload="window.ran = 4"></svg>',
    '<iframe src="https://evil.example"></iframe><style>body { display: none }</style>',
  ].join('');
  await page.route('**/api/agency/about-us', (route) =>
    route.fulfill({ json: { data: [{ isEnabled: true, title: '<b>Us</b>', image: 'javascript:alert(1)', content }] } }),
  );
  await page.goto(site.at('aurora', '/about'));
  const main = page.getByRole('main');
  await expect(main.getByText('three')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('<b>Us</b>');
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  await expect(main.locator('form, input, button, iframe, script, style, [onerror], [onload], #main')).toHaveCount(0);
  await expect(main.getByText('three')).toHaveCSS('text-align', 'center');
  await expect(main.getByText('three')).not.toHaveCSS('position', 'fixed');
  await expect(main.getByRole('link', { name: 'one' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /two/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('printed, a page is its words: every answer, and nothing to press', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/faqs'));
  await expect(page.getByRole('button', { name: /northern lights/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('three nights')).toBeVisible();
  await expect(page.getByText(/free of charge/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

for (const path of ['/about', '/faqs']) {
  test(`${path} fits a screen of 320, from right to left too`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of [site.at('aurora', path), site.at('rihla', `${path}?lng=ar`)]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => overflowOf(page)).toBe(0);
    }
  });
}

test('a link to a place in the agency’s own text leads there, and so does its address', async ({ page, site }) => {
  const content = `<p><a href="#fees">Fees</a></p>${'<p>More about us.</p>'.repeat(80)}<h2 id="fees">What we charge</h2>`;
  await page.route('**/api/agency/about-us', (route) =>
    route.fulfill({ json: { data: [{ isEnabled: true, title: 'Us', image: '', content }] } }),
  );
  await page.goto(site.at('aurora', '/about'));
  const heading = page.getByRole('heading', { name: 'What we charge' });
  await page.getByRole('link', { name: 'Fees' }).click();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goto(site.at('openfare', '/'));
  await page.goto(site.at('aurora', '/about#fees'));
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

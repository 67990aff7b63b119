import { expect, pathsRequested, signInAs, test } from '../support/agency-site.ts';
import { fetched } from '../support/fetched.ts';

test('a guarded page redirects to the login, and back after it', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/mytrip/dashboard?from=mail'));
  await expect(page).toHaveURL(site.at('aurora', '/login?redirect=/mytrip/dashboard%3Ffrom%3Dmail'));
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.reload();
  await expect(page).toHaveURL(site.at('aurora', '/mytrip/dashboard?from=mail'));
});

for (const redirect of ['https://evil.example/', '//evil.example', '/%2Fevil.example', '/logout']) {
  test(`redirect=${redirect} leads home`, async ({ page, site }) => {
    await signInAs(page, site.at('aurora'), 'traveller');
    await page.goto(site.at('aurora', `/login?redirect=${encodeURIComponent(redirect)}`));
    await expect(page).toHaveURL(site.at('aurora', '/'));
  });
}

test('booking is open where visitors may look around, else after a login', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(site.at('aurora', '/booknow/hotels'));
  await page.goto(site.at('noir', '/booknow/hotels'));
  await expect(page).toHaveURL(site.at('noir', '/login?redirect=/booknow/hotels'));
});

test("Log In and guarded pages lead to an agency's own sign-in", { tag: '@core' }, async ({ page, site, context }) => {
  await context.route('https://portal.consulate-corporate.example/**', (route) => route.fulfill({ body: 'Portal' }));
  await page.goto(site.at('consulate'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    'https://portal.consulate-corporate.example/travel',
  );
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await page.goto(site.at('consulate', '/mytrip/dashboard'));
  await expect(page).toHaveURL('https://portal.consulate-corporate.example/travel');
});

test('a deal link is remembered until a sign-in has come back to it, and no longer', async ({ page, site }) => {
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log In' });
  // Without remotes, because the reference app would redirect from this address.
  await page.route('**/remotes/remotes.json', (route) => route.fulfill({ json: { version: 1, remotes: {} } }));
  await page.goto(site.at('consulate', '/url/7?from=mail'));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goto(site.at('consulate', '/about'));
  await expect(logIn).toHaveAttribute('href', /[?&]navigateTo=%2Furl%2F7%3Ffrom%3Dmail$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('routeType'))).toBe('deal-link');

  await page.goto(site.at('consulate', '/?token=sandbox-consulate-traveller'));
  await expect(page).toHaveURL(site.at('consulate', '/url/7?from=mail'));
  // The address changes before the page does.
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('deepLinkUrl'), localStorage.getItem('routeType')]))
    .toEqual([null, null]);
  await page.goto(site.at('consulate'));
  await expect(page.getByRole('region', { name: 'Product Deals' })).toBeVisible();
  await expect(page).toHaveURL(site.at('consulate'));
});

test('an owner without a subscription is sent to it, an agent is not', { tag: '@core' }, async ({ page, site }) => {
  await signInAs(page, site.at('harbour'), 'owner');
  await page.goto(site.at('harbour'));
  await expect(page).toHaveURL(site.at('harbour', '/subscription'));
  await expect(page.getByRole('link', { name: /, home$/ }).first()).toHaveAttribute('href', '/subscription');
  await signInAs(page, site.at('harbour'), 'agent');
  await page.goto(site.at('harbour'));
  await expect(page.getByRole('navigation', { name: 'Agency tools' })).toBeVisible();
  await expect(page).toHaveURL(site.at('harbour'));
});

test('a hotels-first host opens the hotels, after the login', async ({ page, site }) => {
  await page.goto(site.at('book.staywell'));
  await expect(page).toHaveURL(site.at('book.staywell', '/login?redirect=/booknow/hotels'));
  await signInAs(page, site.at('book.staywell'), 'traveller');
  await page.goto(site.at('book.staywell'));
  await expect(page).toHaveURL(site.at('book.staywell', '/booknow/hotels'));
  await page.goto(site.at('staywell'));
  await expect(page).toHaveURL(site.at('staywell'));
});

test('legacy addresses are rewritten in this environment', async ({ page, site }) => {
  // Without remotes, because the reference app redirects from /destination to the list.
  await page.route('**/remotes/remotes.json', (route) => route.fulfill({ json: { version: 1, remotes: {} } }));
  await page.goto(site.at('aurora', '/blog/share?id=7'));
  await expect(page).toHaveURL(site.at('aurora', '/blog?id=7'));
  await page.goto(site.at('aurora', '/destination/share'));
  await expect(page).toHaveURL(site.at('aurora', '/destination'));
});

test('whoever was sent a proposal sees it without header and legal links', async ({ page, site }) => {
  await page.goto(site.at('lantern', '/deal-link?dealLinkId=7'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeHidden();
  await page.goto(site.at('lantern'));
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a 401 leads to /logout once, and from there home, signed out', { tag: '@core' }, async ({ page, site }) => {
  const host = 'aurora.livery';
  await signInAs(page, site.at(host), 'nobody');
  const pages = pathsRequested(page, { pagesOnly: true });
  await page.goto(site.at(host));
  await expect.poll(() => pages).toContain('/logout');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(site.at(host));
  expect(pages.filter((path) => path === '/logout')).toHaveLength(1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('/logout says so, and clears the user’s data', { tag: '@core' }, async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/dashboard'));
  await page.getByRole('navigation', { name: 'Agency tools' }).getByRole('link', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL(site.at('aurora'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
});

test('an agency whose portal is a guarded page of this site has its people log in here', async ({ page, site }) => {
  const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false };
  await page.route('**/api/agency', async (route) => {
    const answer = await fetched(route);
    const { agency } = await answer.json();
    const returnUrl = site.at('aurora', '/mytrip/dashboard');
    await route.fulfill({ response: answer, json: { agency: { ...agency, sso, returnUrl } } });
  });
  await page.goto(site.at('aurora', '/login'));
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto(site.at('aurora', '/mytrip/dashboard'));
  await expect(page).toHaveURL(site.at('aurora', '/login?redirect=/mytrip/dashboard'));
});

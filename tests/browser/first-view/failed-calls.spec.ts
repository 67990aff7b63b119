import { expect, test } from '../support/agency-site.ts';
import { watchFirstViews } from '../support/first-view.ts';

const FAILURES = [
  { name: 'deals', path: '/', call: '/api/hotel/deals/hotel-search', host: 'aurora', fault: '404' },
  { name: 'the About page', path: '/about', call: '/api/agency/about-us', host: 'marigold', fault: '404' },
  { name: 'questions', path: '/faqs', call: '/api/agency/faqs', host: 'marigold', fault: '404' },
  { name: 'an agency', path: '/', call: '/api/agency', host: 'rihla', fault: 'malformed' },
];

for (const { name, path, call, host, fault } of FAILURES) {
  test(`a page without ${name} is hydrated as the server rendered it, and quotes the visitor's session`, async ({
    page,
    site,
  }) => {
    await site.spoil(host, { call, fault });
    const open = await watchFirstViews(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.context().clearCookies();
      const { problems, shifts, keptElement } = await open(site.at(host, path));
      expect({ problems, shifts, keptElement }, `${width} px`).toEqual({ problems: [], shifts: [], keptElement: true });
      const [session] = (await page.context().cookies()).filter((cookie) => cookie.name === 'x-session-id');
      await expect(page.getByText(`please quote ${session?.value}`)).toBeVisible();
    }
  });
}

import { expect, test } from '../support/agency-site.ts';
import { watchFirstViews } from '../support/first-view.ts';

test.describe('the first paint', () => {
  for (const { host, path } of [
    { host: 'aurora', path: '/' },
    { host: 'aurora', path: '/faqs' },
    { host: 'dormant', path: '/' },
  ]) {
    test(`waits for no style sheet, and hydration for none that the page has: ${host}${path}`, async ({
      page,
      site,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') requested.push(new URL(request.url()).pathname);
      });
      const open = await watchFirstViews(page);
      await open(site.at(host, path));
      const disabled = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(
          ({ href }) => new URL(href).pathname,
        ),
      );
      expect(disabled).not.toEqual([]);
      expect(requested.filter((file) => disabled.includes(file))).toEqual([]);
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
    });
  }
});

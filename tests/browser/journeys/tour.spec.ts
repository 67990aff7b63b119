import { readFileSync } from 'node:fs';
import { expect, test } from '../support/agency-site.ts';

const [, table = ''] = readFileSync('docs/tour.md', 'utf8').split('## Where to see what');
const ADDRESSES = [...new Set([...table.matchAll(/\]\((http:[^)]+)\)/g)].map(([, link = '']) => link))]
  .map((link) => new URL(link))
  .filter(({ hostname }) => hostname !== 'localhost');

/** Addresses that, according to the tour, have no page or no open agency; all others have one. */
const CLOSED = [
  ...['nobody/', 'dormant/', 'marigold/top-destination', 'marigold/booknow/resort'],
  ...['aurora/nowhere', 'consulate/nowhere', 'plain/nowhere'],
];
const REFUSAL = /The page you're looking for is not found\.|Agency not found!|Agency is inactive/;

test('every address of docs/tour.md leads to a page of its agency, or to none where the tour says so', async ({
  page,
  site,
}) => {
  test.slow();
  const refused: string[] = [];
  for (const { hostname, pathname, search } of ADDRESSES) {
    const host = hostname.replace(/\.localhost$/, '');
    await page.context().clearCookies();
    await page.goto(site.at(host, pathname + search));
    await expect(page.locator('main h1, main article, main h2, [role="alertdialog"]').first()).toBeVisible();
    const isClosed = CLOSED.includes(host + pathname);
    await expect(page.getByText(REFUSAL).first()).toBeVisible({ visible: isClosed });
    if (isClosed) refused.push(host + pathname);
  }
  expect(refused.sort()).toEqual(CLOSED.sort());
});

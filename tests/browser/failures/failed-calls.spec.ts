import { expect, test } from '../support/agency-site.ts';

/** Refusals, which are not requested again automatically. */
const refusal = (body: object) => ({ status: 400, contentType: 'application/json', body: JSON.stringify(body) });

test('without rates header and cards show dollars, and the page says why', { tag: '@core' }, async ({ page, site }) => {
  const exchange = '**/api/multi-currency/exchange';
  await page.route(exchange, (route) => route.fulfill(refusal({ data: 'Rates are <b>closed</b> on Sundays.' })));
  await page.goto(site.at('aurora', '/?currency=EUR'));
  const cards = page.getByRole('region', { name: 'Product Deals' }).getByRole('article');
  const header = page.getByRole('banner');
  await expect(page.getByText('Rates are <b>closed</b> on Sundays.')).toBeVisible();
  await expect(page.getByText('Prices are in US dollars.')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  await expect(cards.first()).toContainText(/\$\d/);
  await expect(cards.getByText('≈')).toHaveCount(0);

  await page.unroute(exchange);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(cards.first()).toContainText(/≈\s€\d/);
  await expect(header.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  await expect(page.getByText('Prices are in US dollars.')).toBeHidden();
});

test('deals that can not be had say what the server says, or that something went wrong', async ({ page, site }) => {
  const answers = [refusal({ message: 'Deals are being counted.' }), refusal({})];
  await page.route('**/api/hotel/deals/hotel-search**', (route) => route.fulfill(answers.shift() ?? refusal({})));
  await page.goto(site.at('aurora'));
  const deals = page.getByRole('region', { name: 'Product Deals' });
  await expect(deals.getByText('Deals are being counted.', { exact: true })).toBeVisible();
  await deals.getByRole('button', { name: 'Retry' }).click();
  await expect(deals.getByText('something went wrong', { exact: true })).toBeVisible();
});

test('a place field says that suggestions failed, or what the server says', async ({ page, site }) => {
  const answers = [refusal({}), refusal({ message: 'Too many searches.' })];
  await page.route('**/api/v2/hotel/auto-suggest', (route) => route.fulfill(answers.shift() ?? refusal({})));
  await page.goto(site.at('aurora', '/booknow/hotels?lng=de'));
  // The list of suggestions opens on focus.
  await page.getByRole('main').getByLabel('Reiseziel', { exact: true }).click();
  const field = page.getByRole('main').getByRole('combobox', { name: 'Reiseziel' });
  const paragraphs = page.getByRole('paragraph');
  await field.fill('lis');
  await expect(paragraphs.filter({ hasText: 'Vorschläge konnten nicht geladen werden' })).toBeVisible();
  await field.fill('lisb');
  await expect(paragraphs.filter({ hasText: 'Too many searches.' })).toBeVisible();
});

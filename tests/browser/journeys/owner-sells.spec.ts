import { get } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { brandOf, expect, signInAs } from '../support/agency-site.ts';
import type { OwnEdge } from '../support/edge-of-its-own.ts';
import { dayAhead } from '../support/new-name.ts';
import { save, test } from '../support/own-settings.ts';
import { addUp } from '../support/price-figures.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

/**
 * The figures of the first hotel in the results, in cents.
 *
 * @param percent the markup, if an agent sees it
 */
async function firstFigures(page: Page, percent?: string) {
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('taxes and fees included');
  if (percent !== undefined) await expect(card).toContainText(`Agency Markup · ${percent}%`);
  const text = (await card.innerText()).replaceAll('\n', ' ');
  const cents = (pattern: RegExp) => Math.round(Number((pattern.exec(text)?.[1] ?? '').replace(',', '')) * 100);
  return {
    total: cents(/\$([\d,.]+)\s+for 2 nights/),
    wholesale: cents(/Wholesale Rate\s+\$([\d,.]+)/),
    markup: cents(/Agency Markup · [\d.]+%\s+\$([\d,.]+)/),
    taxes: cents(/Taxes and fees\s+\$([\d,.]+)/),
  };
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change search' }).click();
  await page.getByRole('button', { name: 'Search hotels' }).click();
}

test('a markup that the owner saves is that of the next search, for agents and visitors', async ({
  page,
  edge,
  pageOf,
}) => {
  const [agent, visitor] = [await pageOf('agent'), await pageOf()];
  await Promise.all([agent, visitor].map((one) => one.goto(edge.at('platform', HOTELS))));
  const before = await firstFigures(agent, '12');
  expect(before.wholesale + before.markup + before.taxes).toBe(before.total);
  expect((await firstFigures(visitor)).total).toBe(before.total);

  await signInAs(page, edge.at('platform'), 'owner');
  await page.goto(edge.at('platform', '/settings/agency'));
  const markup = page.getByRole('form', { name: 'Markup in percent' }).getByLabel('Hotels');
  // The number format of half of the languages.
  await markup.fill('');
  await markup.pressSequentially('20,5');
  await save(page, 'Markup in percent');

  await search(agent);
  const after = await firstFigures(agent, '20.5');
  expect(after.wholesale).toBe(before.wholesale);
  expect(after.markup).toBe(Math.round(before.wholesale * 0.205));
  expect(after.wholesale + after.markup + after.taxes).toBe(after.total);
  await search(visitor);
  await expect.poll(async () => (await firstFigures(visitor)).total).toBe(after.total);
  await expect(visitor.getByText(/Wholesale|Markup/)).toHaveCount(0);

  await markup.fill('12');
  await save(page, 'Markup in percent');
  await search(agent);
  expect(await firstFigures(agent, '12')).toEqual(before);
});

const RESORTS = `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

/** The figures of the first available item in the list, as an agent adds them up. */
async function resortFigures(part: Locator, percent: string) {
  await expect(part).toContainText(`Agency Markup · ${percent}%`);
  return addUp(
    part,
    await part
      .getByText(/^\$[\d,.]+$/)
      .first()
      .innerText(),
  );
}

test('the markup of resorts is that of the next search too, from the card to the booking', async ({
  page,
  edge,
  pageOf,
}) => {
  const [agent, visitor] = [await pageOf('agent'), await pageOf()];
  const first = (of: Page) => of.getByRole('main').getByRole('article').first();
  await agent.goto(edge.at('platform', RESORTS));
  const before = await resortFigures(first(agent), '12');

  await signInAs(page, edge.at('platform'), 'owner');
  await page.goto(edge.at('platform', '/settings/agency'));
  await page.getByRole('form', { name: 'Markup in percent' }).getByLabel('Resorts').fill('30');
  await save(page, 'Markup in percent');

  await agent.getByRole('button', { name: 'Change search' }).click();
  await agent.getByRole('button', { name: 'Search resorts' }).click();
  const after = await resortFigures(first(agent), '30');
  expect([after.wholesale, after.taxes]).toEqual([before.wholesale, before.taxes]);
  await visitor.goto(edge.at('platform', RESORTS));
  await expect(first(visitor)).toContainText(/From\s*\$/);
  await expect(visitor.getByText(/Wholesale|Markup/)).toHaveCount(0);

  await first(agent).getByRole('link').click();
  const room = agent.getByRole('article').filter({ has: agent.getByRole('button', { name: /^Hold and continue/ }) });
  const chosen = await resortFigures(room.first(), '30');
  await room
    .first()
    .getByRole('button', { name: /^Hold and continue/ })
    .click();
  const summary = agent.getByRole('region', { name: 'Your booking' });
  expect((await resortFigures(summary, '30')).total).toBe(chosen.total);
});

/** The page as it is served, before any script runs. */
function servedHome(edge: OwnEdge): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `platform.localhost:${edge.port}`, accept: 'text/html' };
    get(`http://127.0.0.1:${edge.port}/`, { headers }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('colour, title and logo are seen in the preview, and once saved by visitors from the first byte', async ({
  page,
  edge,
  pageOf,
}) => {
  const visitor = await pageOf();
  await visitor.goto(edge.at('platform'));
  expect(await brandOf(visitor)).toBe('#2c5fb3');
  // Twice: the second one comes from the edge's cache.
  await servedHome(edge);
  expect(await servedHome(edge)).toContain('#2c5fb3');

  await signInAs(page, edge.at('platform'), 'owner');
  await page.goto(edge.at('platform', '/settings/website'));
  const form = page.getByRole('form', { name: 'Appearance' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await form.getByLabel('Main colour').fill('#a36');
  await expect(preview).toHaveCSS('--brand', '#aa3366');
  await form.getByLabel('Site title').fill('رحلات كبيرة');
  await expect(preview).toContainText('رحلات كبيرة');
  await form.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(preview.getByRole('img')).toHaveAttribute('src', /^\/media\/upload\/platform\//);
  expect(await servedHome(edge)).toContain('#2c5fb3');
  await save(page, 'Appearance');

  const served = await servedHome(edge);
  expect(served).toContain('#aa3366');
  expect(served).toContain('<title>رحلات كبيرة');
  expect(served).toContain('/media/upload/platform/');
  await visitor.reload();
  expect(await brandOf(visitor)).toBe('#aa3366');
  await expect(visitor.getByRole('banner').getByRole('img').first()).toHaveAttribute('src', /\/media\/upload\//);

  await form.getByLabel('Main colour').fill('#2c5fb3');
  await form.getByLabel('Site title').fill('Livery: travel sites for agencies');
  await form.getByRole('button', { name: "Show the agency's name instead" }).click();
  await save(page, 'Appearance');
  await visitor.reload();
  expect(await brandOf(visitor)).toBe('#2c5fb3');
  await expect(visitor).toHaveTitle('Livery: travel sites for agencies');
});

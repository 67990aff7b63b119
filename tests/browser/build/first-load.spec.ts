import { expect, test } from '../support/agency-site.ts';
import { bytesOf, listOf, loadedScripts } from '../support/loaded-scripts.ts';
import { searchForm } from '../support/search-panel.ts';

/** As in tests/browser/first-view/first-load.spec.ts, plus the search panel, whose code only a server can defer. */
const MAX_BYTES = 204_000;

test('a first view that no server rendered loads at most 204 kB of JavaScript, and axios with the first call', async ({
  page,
  site,
}) => {
  const scripts = loadedScripts(page);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(searchForm(page).getByRole('button', { name: /^Guests/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await expect.poll(async () => (await scripts()).filter(({ isAxios }) => isAxios)).toHaveLength(1);
  const loaded = await scripts();
  expect(bytesOf(loaded), listOf(loaded)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the program and the file with what every page needs ask in their first line to be compiled whole', async ({
  page,
  site,
}) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sources.push(response.text());
  });
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  const hinted = (await Promise.all(sources)).filter((source) => source.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toHaveLength(2);
});

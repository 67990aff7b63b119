import { expect, test } from '../support/agency-site.ts';
import { bytesOf, listOf, loadedScripts } from '../support/loaded-scripts.ts';
import { suggested } from '../support/search-panel.ts';

const MAX_BYTES = 180_000;

test('the first view loads at most 180 kB of JavaScript, and axios with the first call', async ({ page, site }) => {
  const scripts = loadedScripts(page);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  const loaded = await scripts();
  // The scripts came compressed: uncompressed, React alone would be larger.
  expect(bytesOf(loaded)).toBeGreaterThan(50_000);
  expect(bytesOf(loaded), listOf(loaded)).toBeLessThanOrEqual(MAX_BYTES);
  // The data of the view came with the document.
  expect(loaded.filter(({ isAxios }) => isAxios)).toEqual([]);
  await page.getByLabel('Destination').pressSequentially('Lisb');
  await expect(suggested(page).first()).toBeVisible();
  expect((await scripts()).filter(({ isAxios }) => isAxios)).toHaveLength(1);
});

const MOST_SCRIPTS = 8;

test('at most eight scripts are loaded before the page is hydrated, all of them named in the document', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  const { before, named } = await page.evaluate(() => {
    const hydrated = performance.getEntriesByName('livery-hydrated')[0]?.startTime ?? 0;
    const isScript = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('.js');
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => isScript(entry) && entry.startTime < hydrated);
    const tags = [...document.querySelectorAll<HTMLElement>('body > script[src], body > link[rel="modulepreload"]')];
    return {
      before: loaded.map(({ name }) => new URL(name).pathname),
      named: tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''),
    };
  });
  expect(before.length).toBeGreaterThan(0);
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(before.filter((path) => !named.includes(path))).toEqual([]);
});

import { aRemote, startContentHost } from '../support/content-host.ts';
import { startEdge } from '../support/edge-of-its-own.ts';
import { fixture } from '../support/remote-page.ts';
import { expect, reportsOf, test } from '../support/remotes-site.ts';

const CONTRACT = '>=1 <2';

const PIECE = (body: string) =>
  `export const slots = { 'home.below-deals': (element) => { ${body} } }; export const mount = () => () => undefined;`;

test('bad entries of a manifest are refused, each in one sentence, and harm no other', async ({ page }) => {
  const content = await startContentHost();
  const remote = aRemote();
  content.deploy({
    blog: remote,
    hijacker: { ...remote, listed: { routes: ['/blog/*'], contract: CONTRACT } },
    loyalty: { ...remote, listed: { routes: ['/loyalty', '/loyalty/*'], contract: CONTRACT } },
    overlapping: { ...remote, listed: { routes: ['/loyalty/tiers'], contract: CONTRACT } },
    future: { ...remote, listed: { routes: ['/future'], contract: '>=3 <2' } },
  });
  const edge = await startEdge({ LIVERY_CONTENT_URL: content.address });
  const reports = reportsOf(page);
  try {
    await page.goto(edge.at('aurora', '/loyalty/tiers'));
    await expect(fixture(page)).toBeVisible();
    await expect(page.getByText('You are at /loyalty/tiers')).toBeVisible();
    const about = (name: string) =>
      reports.filter((report) => report.includes(`"${name}"`) || report.includes(`“${name}”`));
    for (const name of ['hijacker', 'overlapping', 'future']) {
      await expect.poll(() => about(name).length, name).toBe(1);
    }
    await page.goto(edge.at('aurora', '/blog'));
    await expect(fixture(page)).toBeVisible();
    await page.goto(edge.at('aurora', '/future'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(fixture(page)).toBeHidden();
  } finally {
    await edge.stop();
    await content.close();
  }
});

test('a piece that throws is removed, reported, and harms neither the page nor another piece', async ({
  page,
  content,
  local,
}) => {
  const listed = { slots: ['home.below-deals'], contract: CONTRACT };
  content.deploy({
    atOnce: { entry: PIECE("throw new Error('planted at once');"), listed },
    later: {
      entry: PIECE(
        "const button = document.createElement('button'); button.textContent = 'Break'; element.append(button); button.onclick = () => { element.replaceChildren(); throw new Error('planted later'); }; return () => undefined;",
      ),
      listed,
    },
    fine: { entry: PIECE("element.textContent = 'A fine piece'; return () => element.replaceChildren();"), listed },
  });
  const reports = reportsOf(page);
  await page.goto(local.at('aurora', '/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('A fine piece')).toBeVisible();
  await expect.poll(() => reports.join()).toContain('planted at once');

  await page.getByRole('button', { name: 'Break' }).click();
  await expect.poll(() => reports.join()).toContain('planted later');
  await expect(page.getByRole('button', { name: 'Break' })).toHaveCount(0);
  await expect(page.getByText('A fine piece')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

import { expect, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';
import { watchFirstViews } from '../support/first-view.ts';

test('a footer whose code is lost stays as the server sent it, and its links work', async ({ page, site }) => {
  await loseFile(page, builtFile('src/ui/navigation/footer/site-footer.tsx'));
  const { problems } = await (await watchFirstViews(page))(site.at('aurora'));
  expect(problems.filter((problem) => problem.includes('not-hydrated'))).toEqual([]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/user-terms-and-conditions'));
});

import { expect, test } from '@playwright/test';
import { runCommand } from '../../../scripts/machine/run-command.mjs';
import { startEdge } from '../support/edge-of-its-own.ts';

const SECRET = 'a-secret-that-only-this-test-knows-42';

async function keyFor(host: string, secret = SECRET): Promise<string> {
  const { ok, output } = await runCommand(['node', 'dist/cli/main.js', 'why-key', '--host', host, '--json'], {
    quiet: true,
    env: { ...process.env, LIVERY_WHY_KEY: secret },
  });
  expect(ok, output).toBe(true);
  return JSON.parse(output).url;
}

test('on a deployed site a key opens the panel, and nothing else does', async ({ page, context }) => {
  const edge = await startEdge({ LIVERY_ENVIRONMENT: 'uat', LIVERY_WHY_KEY: SECRET });
  const panel = page.getByRole('complementary', { name: 'Why is it so?' });
  await page.goto(edge.at('aurora', '/?why'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel).toHaveCount(0);

  const forged = await page.goto(await keyFor(`aurora.localhost:${edge.port}`, `${SECRET}-another`));
  expect(forged?.status()).toBe(403);
  await expect(page.getByText('livery why-key')).toBeVisible();

  await page.goto(await keyFor(`aurora.localhost:${edge.port}`));
  await expect(panel.getByText('may sell')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('why')).toBe('');
  const [cookie] = (await context.cookies(edge.at('aurora', '/livery-why'))).filter(
    ({ name }) => name === 'livery-why',
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('livery-why');

  await page.goto(edge.at('aurora', '/about?why'));
  await expect(panel.getByText('may sell')).toBeVisible();
  // A key is for one host.
  await page.goto(edge.at('marigold', '/?why'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel).toHaveCount(0);
  await edge.stop();
});

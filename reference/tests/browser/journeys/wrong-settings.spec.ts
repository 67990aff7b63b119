import { PNG } from '@livery/sandbox/tests/support/some-pictures';
import { expect, signInAs } from '../../../../tests/browser/support/agency-site.ts';
import { overflowOf } from '../../../../tests/browser/support/misfits.ts';
import { save, test } from '../../../../tests/browser/support/own-settings.ts';

const PIXEL = Buffer.from(PNG);

test('what is no markup, colour or picture is refused beside its field, and changes nothing', async ({
  page,
  edge,
}) => {
  await signInAs(page, edge.at('platform'), 'owner');
  await page.goto(edge.at('platform', '/settings/agency'));
  const form = page.getByRole('form', { name: 'Markup in percent' });
  const markup = form.getByLabel('Hotels');
  for (const wrong of ['-1', '100.5', 'abc', '1e9', '12.55', '']) {
    await markup.fill(wrong);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(markup, wrong).toHaveAccessibleDescription(/Please enter a percentage from 0 to 100/);
    await expect(markup).toBeFocused();
  }
  await page.reload();
  await expect(markup).toHaveValue('12');
  const name = page.getByRole('form', { name: 'Agency', exact: true }).getByLabel('Agency name');
  await name.fill('ع'.repeat(200));
  await save(page, 'Agency');
  await page.goto(edge.at('platform'));
  await expect(page.getByRole('contentinfo')).toContainText('ع'.repeat(200));
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await overflowOf(page)).toBe(0);
  await page.goto(edge.at('platform', '/settings/agency'));
  await name.fill('Livery');
  await save(page, 'Agency');

  await page.goto(edge.at('platform', '/settings/website'));
  const website = page.getByRole('form', { name: 'Appearance' });
  const colour = website.getByLabel('Main colour');
  for (const wrong of ['red', '#12345', 'url(/x)']) {
    await colour.fill(wrong);
    await website.getByRole('button', { name: 'Save' }).click();
    await expect(colour).toHaveAccessibleDescription(/Please enter a colour such as/);
  }
  const logo = website.getByLabel('Logo');
  const script = Buffer.from('<script>alert(1)</script>');
  for (const [name, mimeType] of [
    ['logo.png', 'image/png'],
    ['logo.svg', 'image/svg+xml'],
    ['notes.txt', 'text/plain'],
  ] as const) {
    await logo.setInputFiles({ name, mimeType, buffer: script });
    await expect(logo).toHaveAccessibleDescription(/isn't a picture/);
    await logo.setInputFiles([]);
  }
  for (const buffer of [Buffer.concat([PIXEL.subarray(0, 8), script]), PIXEL.subarray(0, 60)]) {
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(logo).toHaveAccessibleDescription(/isn't a picture/);
  }
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toHaveAttribute('src', /^(?!.*upload)/);
  await colour.fill('#2c7be5');
  await website.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: /^Saved without the new logo/ })).toBeVisible();
  await expect(logo).toHaveAccessibleDescription(/isn't a picture/);
});

test('unsaved settings are left after a question only: by a tab, by Back and by a reload', async ({ page, edge }) => {
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
  const street = page.getByRole('form', { name: 'Agency', exact: true }).getByLabel('Street');
  await signInAs(page, edge.at('platform'), 'owner');
  await page.goto(edge.at('platform', '/settings/payment'));
  await tab('Markup').click();
  const valueBefore = await street.inputValue();
  await street.fill('Harbour Row 7');

  await tab('Website').click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/settings\/agency$/);
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(street).toHaveValue('Harbour Row 7');
  const askedPaths: string[] = [];
  page.once('dialog', async (dialog) => {
    askedPaths.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => askedPaths).toEqual(['beforeunload']);

  await street.fill(valueBefore);
  await tab('Payment').click();
  await expect(page).toHaveURL(/\/settings\/payment$/);
  await tab('Markup').click();
  await street.fill('Harbour Row 7');
  await save(page, 'Agency');
  await tab('Payment').click();
  await expect(page).toHaveURL(/\/settings\/payment$/);
  await tab('Markup').click();
  await street.fill('Harbour Row 8');
  await tab('Payment').click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/payment$/);
});

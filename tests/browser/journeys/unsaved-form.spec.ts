import { expect, test } from '../support/agency-site.ts';

test('a currency change over a half-filled checkout is confirmed before the form goes', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?lng=ar'));
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'متابعة' }).click();
  const firstName = page.locator('input[name="first0"]');
  await firstName.fill('Lena');
  await expect(page.getByText(/\u2068[^\u2069]*US\$[^\u2069]*\u2069/)).toBeVisible();

  const choose = async () => {
    await page.getByRole('button', { name: /USD/ }).click();
    await page.getByRole('combobox', { name: 'البحث بالبلد أو العملة' }).fill('فرنك سويسري');
    await expect(page.getByRole('option')).toHaveText([/CHF$/]);
    await page.keyboard.press('Enter');
  };
  await choose();
  const question = page.getByRole('dialog', { name: 'هل نغيّر العملة؟' });
  await question.getByRole('button', { name: 'الاحتفاظ بما أدخلته' }).click();
  await expect(question).toBeHidden();
  await expect(firstName).toHaveValue('Lena');
  await expect(page.getByRole('button', { name: /USD/ })).toBeFocused();

  await choose();
  await question.getByRole('button', { name: 'تغيير العملة' }).click();
  await expect(page).toHaveURL(/[?&]currency=CHF&code=CH/);
  await expect(page.getByRole('banner').getByRole('button', { name: /CHF/ })).toBeVisible();
});

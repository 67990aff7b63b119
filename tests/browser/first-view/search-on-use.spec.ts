import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';
import { searchForm, suggested } from '../support/search-panel.ts';

const CODE = `**${builtFile('src/ui/search/search-panel.tsx')}`;

test('the code of the search panel is loaded when it is first used', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  const file = builtFile('src/ui/search/search-panel.tsx');
  expect(requested).not.toContain(file);
  await page.keyboard.press('Tab');
  expect(requested).not.toContain(file);
  await page.getByLabel('Destination').focus();
  await expect.poll(() => requested).toContain(file);
  // It is hidden from assistive technology while the list of popular places is open.
  await expect(searchForm(page).getByRole('button', { name: /^Guests/, includeHidden: true })).toBeVisible();
});

test('what is typed before the code is there is suggested for then', async ({ page, site }) => {
  const release = await holdBack(page, CODE);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  const field = page.locator('input[name="place"]');
  await field.pressSequentially('Lisb');
  release();
  await expect(suggested(page).first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Lisb');
});

test('a click before the code is there is done then, in the same page', async ({ page, site }) => {
  const release = await holdBack(page, CODE);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('navigation', { name: 'What to book' }).getByRole('link', { name: 'Cruises' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Search cruises' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('deals of another product are shown before the panel is used', async ({ page, site }) => {
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Activities' }).click();
  await expect(page.getByRole('tab', { name: 'Activities' })).toHaveAttribute('aria-selected', 'true');
  await expect(searchForm(page).getByRole('button', { name: /^Guests/ })).toBeVisible();
});

test('on a phone, what is tapped before the code is there opens then, with what was typed', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, CODE);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await page.locator('input[name="place"]').click();
  await page.keyboard.type('Lisb');
  release();
  const sheet = page.getByRole('dialog', { name: 'Destination' });
  const field = sheet.getByRole('combobox', { name: 'Destination' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Lisb');
  await suggested(page).first().click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Destination: Lisbon' })).toBeFocused();
});

test('the kind of a trip that is chosen before the code is there is that of the form then', async ({ page, site }) => {
  const release = await holdBack(page, CODE);
  await page.goto(site.at('aurora', '/?search=flights'), { waitUntil: 'networkidle' });
  await page.getByLabel('Trip').selectOption('several');
  await page.getByLabel('Trip').focus();
  release();
  await expect(page.getByRole('group', { name: 'Flight 2' })).toBeVisible();
  await expect(page.getByLabel('Trip')).toHaveValue('several');
});

test('the kind of a trip is chosen by the first keys after the focus', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?search=flights'), { waitUntil: 'networkidle' });
  await page.getByLabel('Trip').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: 'Flight 2' })).toBeVisible();
  await expect(page.getByLabel('Trip')).toHaveValue('several');
});

// At any time, the date in at least one of them differs from the server's.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`where it is another day than at the server: ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('what is typed at once stays in its field, and the days become the visitor’s own', async ({ page, site }) => {
      await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
      const field = page.locator('input[name="place"]');
      await field.click();
      await page.keyboard.type('Lisb');
      await expect(suggested(page).first()).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Lisb');
      const tomorrow = await page.evaluate(() => {
        const now = new Date();
        const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
        return day.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
      });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Dates: ${tomorrow}` })).toBeVisible();
    });
  });
}

import type { Page } from '@playwright/test';
import { test as base, expect, signInAs } from '../support/agency-site.ts';
import { dayAhead, newName } from '../support/new-name.ts';
import { collectViolations } from '../support/violations.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;

/** Two of an agency's people, each in their own browser: the owner and an administrator. */
const test = base.extend<{ readonly two: { readonly faster: Page; readonly slower: Page } }>({
  two: async ({ page, browser, site, violations }, use) => {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Lisbon', serviceWorkers: 'block' });
    await collectViolations(context, violations);
    const slower = await context.newPage();
    await signInAs(page, site.at('platform'), 'owner');
    await signInAs(slower, site.at('platform'), 'admin');
    await use({ faster: page, slower });
    await context.close();
  },
});

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page, words: string | RegExp) => page.getByRole('group', { name: words });

test('who answers an application second sees that it was answered, and who was first', async ({ two, site }) => {
  const { faster, slower } = two;
  const path = site.at('platform', '/applications?status=new');
  await Promise.all([faster, slower].map((page) => page.goto(path)));
  const answer = async (page: Page, words: string) => {
    await main(page).getByRole('button', { name: words }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: words }).click();
  };
  const name = (await main(slower).getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await answer(faster, 'Accept');
  // The name stands between marks that isolate its direction.
  await expect(notice(faster, new RegExp(`^You've accepted the application from \\W?${name}\\W?\\.$`))).toBeVisible();
  await answer(slower, 'Decline');
  await expect(notice(slower, 'Someone has already answered this application.')).toBeVisible();
  const application = main(slower).getByRole('region', { name });
  await expect(application).toContainText(/Accepted.*Answered by\s*Olivia Livery/s);
  await expect(application.getByRole('button')).toHaveCount(0);
  await application.getByRole('link', { name: 'See under Agents' }).click();
  await expect(main(slower).getByRole('heading', { level: 1 })).toHaveText(name);
});

/** Makes a proposal of the first hotel, and opens its form in both browsers. */
async function aProposal({ faster, slower }: { readonly faster: Page; readonly slower: Page }, address: string) {
  await faster.goto(`${address}${HOTELS}`);
  await main(faster)
    .getByRole('button', { name: /^Add to proposal: / })
    .first()
    .click();
  const draft = faster.getByRole('region', { name: 'Your proposal' });
  await draft.getByRole('link', { name: 'Continue' }).click();
  await faster.getByLabel('Title').fill(newName('A weekend'));
  await faster.getByRole('button', { name: 'Create proposal' }).click();
  await expect(faster).toHaveURL(/\/proposals\/(?!new)[\w-]+/);
  const { pathname } = new URL(faster.url());
  await Promise.all([faster, slower].map((page) => page.goto(`${address}${pathname}/edit`)));
}

test('who saves a proposal second sees what was saved, and keeps what they typed', async ({ two, site }) => {
  const { faster, slower } = two;
  await aProposal(two, site.at('platform', ''));
  await faster.getByLabel('Title').fill(newName('Saved first'));
  await faster.getByLabel('Note for the client').fill('By the sea');
  const message = '=سطر يبدأ بعلامة '.repeat(20);
  await slower.getByLabel('Title').fill(newName('Saved second'));
  await slower.getByLabel(/^Message/).fill(message);
  await faster.getByRole('button', { name: 'Save' }).click();
  await expect(faster).not.toHaveURL(/\/edit$/);

  await slower.getByRole('button', { name: 'Save' }).click();
  await expect(main(slower)).toContainText(/Olivia Livery.*By the sea/s);
  await expect(slower.getByLabel('Title')).toHaveValue(newName('Saved second'));
  await expect(slower.getByLabel(/^Message/)).toHaveValue(message);
  await slower.getByRole('button', { name: 'Keep mine, and replace this when I save' }).click();
  await slower.getByRole('button', { name: 'Save' }).click();
  await expect(main(slower).getByRole('heading', { level: 1 })).toHaveText(newName('Saved second'));
  // A paragraph from right to left in a page from left to right.
  await expect(main(slower).locator('p').filter({ hasText: message.trim() })).toHaveCSS('direction', 'rtl');
});

test('who cancels a booking second sees that it was cancelled, and the credit is given back once', async ({
  two,
  site,
}) => {
  const { faster, slower } = two;
  const credit = faster.getByRole('link', { name: /credit: \$18,250\.75/ });
  await faster.goto(site.at('platform', HOTELS));
  await expect(credit).toBeAttached();
  await main(faster).getByRole('article').filter({ hasText: 'Free cancellation' }).first().getByRole('link').click();
  await main(faster).getByRole('link', { name: 'Continue' }).first().click();
  await faster.getByLabel('First name').fill('=HYPERLINK("http://evil.example")');
  await faster.getByLabel('Last name').fill('ليلى');
  await faster.getByLabel('E-mail').fill('client@mail.example');
  await faster.getByLabel('Phone').fill('+44 20 7946 0123');
  await faster.getByRole('radio', { name: /^Agency credit/ }).check();
  await faster.getByRole('button', { name: /^(Pay|Book)/ }).click();
  const reference =
    /LV-\w{6}/.exec(
      (await main(faster)
        .getByText(/^LV-\w{6}$/)
        .textContent()) ?? '',
    )?.[0] ?? '';
  await expect(credit).toHaveCount(0);

  await faster.goto(site.at('platform', '/bookings'));
  const saving = faster.waitForEvent('download');
  await faster.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = await (await (await saving).createReadStream()).toArray();
  const file = Buffer.concat(lines).toString('utf8');
  expect(file).toContain(reference);
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"") ليلى"`);

  await Promise.all([faster, slower].map((page) => page.goto(site.at('platform', `/bookings/${reference}`))));
  for (const page of [faster, slower]) await page.getByRole('button', { name: 'Cancel this booking' }).click();
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel this booking' }).click();
  await confirm(faster);
  await expect(notice(faster, 'The booking has been cancelled.')).toBeVisible();
  await expect(credit).toBeAttached();
  await confirm(slower);
  await expect(notice(slower, 'Someone else has already cancelled this booking.')).toBeVisible();
  await expect(main(slower)).toContainText('This booking has been cancelled.');
  await expect(slower.getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0);
});

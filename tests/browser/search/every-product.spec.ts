import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { choosePlace, searchForm, suggested } from '../support/search-panel.ts';

interface Search {
  readonly tab: string;
  readonly form: string;
  readonly submit: string;
  /** The fields that have no default. */
  readonly places: readonly (readonly [label: string, text: string])[];
  readonly results: RegExp;
}

const SEARCHES: readonly Search[] = [
  {
    tab: 'Hotels',
    form: 'Find your hotel',
    submit: 'Search hotels',
    places: [['Destination', 'lisb']],
    results:
      /\/booknow\/hotels\/search\?place=Lisbon&lat=38\.\d+&long=-9\.\d+&checkIn=[\d-]+&checkOut=[\d-]+&guests=2$/,
  },
  {
    tab: 'Car Rentals',
    form: 'Rent a car',
    submit: 'Search cars',
    places: [['Pick-up', 'lisb']],
    results: /\/booknow\/cars\/search\?pickUp=Lisbon.*&pickUpDateTime=.*T11%3A00.*&age=25&residence=US$/,
  },
  {
    tab: 'Activities',
    form: 'Find something to do',
    submit: 'Search activities',
    places: [['Destination', 'lisb']],
    results: /\/booknow\/activities\/search\?place=Lisbon&latitude=.*&longitude=.*&date=[\d-]+$/,
  },
  {
    tab: 'Cruises',
    form: 'Find your cruise',
    submit: 'Search cruises',
    places: [],
    results: /\/booknow\/cruise\/search\?adults=2&children=0&infants=0$/,
  },
  {
    tab: 'Flights',
    form: 'Find your flight',
    submit: 'Search flights',
    places: [
      ['From', 'lis'],
      ['To', 'osl'],
    ],
    results:
      /\/booknow\/flights\/search\?from=LIS&fromName=.*&to=OSL&toName=.*&departure=[\d-]+&return=[\d-]+&adults=1/,
  },
  {
    tab: 'Resorts',
    form: 'Find your resort',
    submit: 'Search resorts',
    places: [['Destination', 'goa']],
    results:
      /\/booknow\/resort\/search\?place=.*Goa.*&lat=.*&lon=.*&checkIn=[\d-]+&checkOut=[\d-]+&adults=2&children=0$/,
  },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const { tab, form, submit, places, results } of SEARCHES) {
  test(`a search from the home page leads to its results, by mouse: ${tab}`, async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    const tabs = page.getByRole('navigation', { name: 'What to book' });
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    for (const [label, text] of places) await choosePlace(page, label, text);
    await searchForm(page, form).getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(results);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change search' })).toBeVisible();
  });

  test(`a search from the home page leads to its results, by keyboard alone: ${tab}`, async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    const link = page.getByRole('navigation', { name: 'What to book' }).getByRole('link', { name: tab });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const [label, text] of places) {
      await tabTo(page, label);
      await page.keyboard.type(text);
      await expect(suggested(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(suggested(page)).toHaveCount(0);
    }
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results);
    await expect(cards(page).first()).toBeVisible();
  });
}

/** Presses Tab until the focus is on the element with that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  // In one evaluation, because a field that is replaced meanwhile has no label any more.
  const isThere = () =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      const label = focused === null ? undefined : Reflect.get(focused, 'labels')?.[0]?.textContent;
      return [focused?.getAttribute('aria-label'), focused?.textContent, label].some((own) => own?.trim() === wanted);
    }, name);
  for (let stop = 0; stop < 14 && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

test('an agency’s own products are searched, in its own order, and nothing where it sells none', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora', '/?search=flights'));
  await expect(searchForm(page, 'Find your flight')).toBeVisible();
  await page.goto(site.at('aurora', '/?search=trains'));
  await expect(searchForm(page)).toBeVisible();
});

test('a journey of several flights is searched, with flights added and removed', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?search=flights'));
  await choosePlace(page, 'From', 'lis');
  await choosePlace(page, 'To', 'osl');
  await page.getByLabel('Trip').selectOption('Several flights');
  const leg = (number: number) => page.getByRole('group', { name: `Flight ${number}` });
  await expect(leg(2).getByLabel('From')).toHaveValue(/OSL/);
  await leg(2).getByLabel('To').pressSequentially('kef');
  await suggested(page).first().click();
  await page.getByRole('button', { name: 'Add a flight' }).click();
  await expect(leg(3)).toBeFocused();
  await leg(3).getByRole('button', { name: 'Remove flight 3' }).click();
  await expect(leg(3)).toHaveCount(0);
  await expect(leg(2)).toBeFocused();
  await searchForm(page, 'Find your flight').getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL(/from=LIS&.*to=OSL&.*next=OSL-KEF-[\d-]+/);
  await expect(page).not.toHaveURL(/return=/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^OSL → KEF \(\u2068\w{3} \d\d, \d{4}\u2069\)$/)).toBeVisible();
});

test('where visitors may not browse, they log in first, and come back to their search', async ({ page, site }) => {
  await page.goto(site.at('noir'));
  await choosePlace(page, 'Destination', 'lisb');
  await searchForm(page).getByRole('button', { name: 'Search hotels' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const back = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(back).toMatch(/^\/booknow\/hotels\/search\?place=Lisbon&lat=.*&checkIn=/);
});

test('a search is in its address: whoever opens it sees it filled in, and changes it', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await choosePlace(page, 'Destination', 'lisb');
  await searchForm(page).getByRole('button', { name: 'Search hotels' }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.goto(page.url());
  await expect(page.getByRole('main')).toContainText('Lisbon');
  const change = page.getByRole('button', { name: 'Change search' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Change search' });
  await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  await change.click();
  await dialog.getByRole('button', { name: /^Guests/ }).click();
  await page.getByRole('button', { name: 'Add a room' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Search hotels' }).click();
  await expect(page).toHaveURL(/guests=2\.1$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('2 rooms');
});

import arabicKit from '@livery/kit/texts/ar.json' with { type: 'json' };
import type { Locator, Page } from '@playwright/test';
import { askAxe } from '../../../../scripts/audit/find-violations.mjs';
import { expect } from '../../../../tests/browser/support/agency-site.ts';
import {
  ACTIVITIES,
  CARS,
  cards,
  HOTELS,
  heading,
  search,
  totalOf,
} from '../../../../tests/browser/support/agent-searches.ts';
import { type Hand, tabTo } from '../../../../tests/browser/support/hand.ts';
import { newName } from '../../../../tests/browser/support/new-name.ts';
import { addUp } from '../../../../tests/browser/support/price-figures.ts';

const proposalTray = (page: Page) => page.getByRole('region', { name: 'Your proposal' });
const nameOf = (card: Locator) => card.getByRole('heading').innerText();

/** Chooses a new client who reads Arabic, in the bar of the frame. */
async function newClient(page: Page, hand: Hand, lastName: string): Promise<string> {
  const bar = page.getByRole('region', { name: 'Whom you book for' });
  await hand.press(bar.getByRole('button', { name: 'Choose a client' }));
  const dialog = page.getByRole('dialog', { name: 'Choose a client' });
  await hand.press(dialog.getByRole('button', { name: 'Add a client' }));
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Nour');
  await hand.type(dialog.getByLabel('Last name'), lastName);
  const email = `${lastName.replaceAll(/\W/g, '').toLowerCase()}@mail.example`;
  await hand.type(dialog.getByLabel('E-mail'), email);
  await tabTo(page, dialog.getByLabel('Language'));
  await page.keyboard.type('Arab');
  await hand.press(dialog.getByRole('button', { name: 'Add a client' }));
  await expect(bar).toContainText(`Booking for Nour ${lastName}`);
  await expect(dialog).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Change' })).toBeFocused();
  return email;
}

export interface SentProposal {
  readonly link: string;
  readonly id: string;
  readonly title: string;
  readonly client: string;
  readonly email: string;
  /** In the order in which the client sees them. */
  readonly names: readonly string[];
}

/** From the home page: an agent finds three products for a client, and sends them as a proposal. */
export async function propose(page: Page, hand: Hand, family: string): Promise<SentProposal> {
  const lastName = newName(family);
  const title = `Lisbon for ${lastName}`;
  const email = await newClient(page, hand, lastName);

  await search(page, hand, HOTELS);
  await expect(page.getByText('Booking for')).toHaveCount(1);
  const hotel = cards(page).first();
  await addUp(hotel, await totalOf(hotel));
  const hotelName = await nameOf(hotel);
  await hand.press(hotel.getByRole('button', { name: /^Add to proposal: / }));
  await expect(proposalTray(page)).toContainText('1 offer in your proposal');
  expect(await askAxe(page)).toEqual([]);

  await search(page, hand, CARS);
  const car = cards(page).first();
  await addUp(car, await totalOf(car));
  const carName = await nameOf(car);
  await hand.press(car.getByRole('link').first());
  await expect(heading(page)).toHaveText(carName);
  const aside = page.getByRole('main').locator('[data-aside] > :last-child');
  await addUp(aside, await totalOf(aside));
  const add = page.getByRole('main').getByRole('button', { name: 'Add to proposal', exact: true });
  await hand.press(add);
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove from proposal' })).toBeFocused();
  await expect(proposalTray(page)).toContainText('2 offers in your proposal');
  expect(await askAxe(page)).toEqual([]);

  await search(page, hand, ACTIVITIES);
  const activity = cards(page).first();
  await addUp(activity, await totalOf(activity));
  const activityName = await nameOf(activity);
  await hand.press(activity.getByRole('button', { name: /^Add to proposal: / }));
  await expect(proposalTray(page)).toContainText('3 offers in your proposal');
  await hand.press(proposalTray(page).getByRole('button', { name: 'Show offers' }));
  await hand.type(proposalTray(page).getByLabel('Note for the client').first(), 'Two minutes from the river');
  expect(await askAxe(page)).toEqual([]);
  await hand.press(proposalTray(page).getByRole('link', { name: 'Continue' }));

  await expect(heading(page)).toHaveText('New proposal');
  const chosenOption = (name: RegExp) => page.getByRole('combobox', { name }).locator('option:checked');
  await expect(chosenOption(/^Client/)).toHaveText(`Nour ${lastName} (${email})`);
  await expect(chosenOption(/^Language/)).toHaveText('العربية');
  const list = page.getByRole('grid', { name: 'Offers' });
  const order = () => list.getByRole('row').allInnerTexts();
  await expect(list.getByRole('row')).toHaveCount(3);
  // The activity is moved to the first position with the keyboard, however the rest is done.
  await tabTo(page, list.getByRole('row').nth(2).getByRole('button').first());
  await page.keyboard.press('Enter');
  const place = page.locator(':focus');
  await expect(place).toHaveAccessibleName(/^Insert /);
  // `Home` moves to the position before the first item.
  await page.keyboard.press('Home');
  await expect(place).toHaveAccessibleName(/^Insert before /);
  await page.keyboard.press('Enter');
  const names = [activityName, hotelName, carName];
  await expect
    .poll(async () => (await order()).map((text, index) => text.includes(names[index] ?? '')))
    .toEqual([true, true, true]);
  await hand.type(page.getByLabel('Title'), title);
  await hand.type(page.getByLabel('Message'), 'Three days by the river.');
  expect(await askAxe(page)).toEqual([]);
  await hand.press(page.getByRole('button', { name: 'Create proposal' }));

  await expect(heading(page)).toHaveText(title);
  const preview = page.getByRole('main').locator('[lang|="ar"]');
  await expect(preview).toHaveAttribute('dir', 'rtl');
  await expect(preview.getByRole('article')).toHaveCount(3);
  await expect(preview.getByText('Two minutes from the river')).toBeVisible();
  await expect(preview).not.toContainText(arabicKit.price.wholesale);
  expect(await askAxe(page)).toEqual([]);
  await hand.press(page.getByRole('button', { name: 'Send' }));
  const dialog = page.getByRole('dialog', { name: 'Send this proposal' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await dialog.getByText(/^http/).innerText();
  expect(await askAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { link, id, title, client: `Nour ${lastName}`, email, names };
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './agency-site.ts';
import type { Hand } from './hand.ts';
import { suggested } from './search-panel.ts';

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The total of a card, or of the card beside an offer. */
export const totalOf = (part: Locator) => part.locator('bdi:not(s bdi)').filter({ hasText: /\$/ }).first().innerText();

interface Search {
  readonly tab: string;
  readonly form: string;
  readonly place: string;
  readonly submit: string;
}

export const HOTELS = { tab: 'Hotels', form: 'Find your hotel', place: 'Destination', submit: 'Search hotels' };
export const CARS = { tab: 'Car Rentals', form: 'Rent a car', place: 'Pick-up', submit: 'Search cars' };
export const ACTIVITIES = {
  tab: 'Activities',
  form: 'Find something to do',
  place: 'Destination',
  submit: 'Search activities',
};

/** Goes from any page to the results. */
export async function search(page: Page, hand: Hand, { tab, form, place, submit }: Search): Promise<void> {
  await hand.press(page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: tab }));
  const fields = page.getByRole('form', { name: form });
  // The list of suggestions has the same label.
  await hand.type(fields.getByLabel(place, { exact: true }).and(page.locator('input')), 'lisb');
  await expect(suggested(page).filter({ hasText: 'lisb' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(suggested(page)).toHaveCount(0);
  await hand.press(fields.getByRole('button', { name: submit }));
  await expect(cards(page).first()).toBeVisible();
}

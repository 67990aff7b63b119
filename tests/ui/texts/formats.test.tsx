import type { LanguageCode } from '@livery/contract/market/language';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DealTab } from '../../../src/domain/deals/deal-tab.ts';
import { aCarDeal, aHotelDeal, anActivityDeal } from '../../support/data/some-deals.ts';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

/** The home page in a language, with one deal of each kind, in euros. */
async function homeIn(language: LanguageCode, tab: DealTab = 'hotels') {
  const hotel = aHotelDeal({ distance: 1234.5, distanceFrom: 'Corniche (5)' });
  const car = aCarDeal({ passengerCapacity: 1250, bagCapacity: 2, doors: 4 });
  const activity = anActivityDeal({ duration: { kind: 'minutes', minutes: 1590 } });
  await renderApp(
    fakeShell({
      language,
      tab,
      prices: somePrices({ language, currency: 'EUR' }),
      hotels: { kind: 'list', deals: [hotel] },
      cars: { kind: 'list', deals: [car] },
      activities: { kind: 'list', deals: [activity] },
    }),
    `/?tab=${tab}`,
  );
  return within(await screen.findByRole('article'));
}

const isolatedText = (text: string | RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'BDI' &&
  (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));

describe('what is written by its language', () => {
  it.each([
    ['en', '1,234.50', /^≈\s€600\.00$/, /25%/],
    ['de', '1.234,50', /^≈\s600,00\s€$/, /25\s%/],
    ['fr', '1\u202f234,50', /^≈\s600,00\s€$/, /25\s%/],
    ['ar', '1,234.50', /^≈\s\u200f600\.00\s€$/, /25/],
  ] as const)('in %s: distance, price and percentage', async (language, distance, price, percent) => {
    const card = await homeIn(language);
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain(distance);
    expect(textContent).toMatch(percent);
    expect(textContent).not.toMatch(/[\u0660-\u0669]/);
    expect(card.getAllByText(isolatedText(price)).length).toBeGreaterThan(0);
  });

  it.each([
    ['en', '1,250'],
    ['de', '1.250'],
    ['ar', '1,250'],
  ] as const)('in %s: the seats of a car, to the eye and to the ear', async (language, count) => {
    await homeIn(language, 'cars');
    const [seats] = await screen.findAllByRole('listitem').then((items) => items.filter(({ title }) => title !== ''));
    expect(seats?.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe(count);
    expect(seats?.title).toContain(count);
  });

  it('how long an activity takes', async () => {
    const card = await homeIn('de', 'activities');
    expect(card.getByText(isolatedText(/^1 Tg\. 2 Std\. 30 Min\.$/))).toBeTruthy();
  });
});

describe('in a page that is read from right to left', () => {
  it('names and places stand apart from the sentence around them', async () => {
    const card = await homeIn('ar');
    expect(card.getByText(isolatedText('Harbour View Hotel'))).toBeTruthy();
    expect(card.getByText(/\u2068Corniche \(5\)\u2069/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /\u2068Sunny Trips\u2069/ }).length).toBeGreaterThan(0);
  });

  it('a phone number and an e-mail address are read from left to right', async () => {
    await homeIn('ar');
    for (const text of ['+1 555 010 2030', 'hello@sunny.example']) {
      expect((await screen.findByText(isolatedText(text))).getAttribute('dir')).toBe('ltr');
    }
  });

  it('the id to quote to support is isolated', async () => {
    await renderApp(fakeShell({ language: 'ar', hotels: { kind: 'failed', failure: { kind: 'unreachable' } } }));
    expect(screen.getByText(/\u2068session-0123456789\u2069/)).toBeTruthy();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CarDeal } from '../../../src/domain/deals/car-card.ts';
import { aCarDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

async function theCard(overrides: Partial<CarDeal> = {}) {
  const cars = { kind: 'list', deals: [aCarDeal(overrides)] } as const;
  await renderApp(fakeShell({ tab: 'cars', cars }), '/?tab=Car%20Rentals');
  return screen.findByRole('article');
}

describe('the card of a car deal (rules §3)', () => {
  it('shows name, seats, bags, doors, both places and the price', async () => {
    const card = await theCard();
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Compact hatchback');
    for (const words of ['5 seats', '2 bags', '4 doors']) expect(within(card).getByText(words)).toBeTruthy();
    expect(card.textContent).toContain('Pick-up: Dubai Airport, Terminal 3');
    expect(card.textContent).toContain('Drop-off: Dubai Marina');
    expect(card.textContent).toContain('$150.00');
    expect(within(card).getByRole('img', { name: 'Rental company' })).toBeTruthy();
  });

  it('shows a place that is both once', async () => {
    const card = await theCard({ dropOffLocation: 'Dubai Airport, Terminal 3' });
    expect(card.textContent).toContain('Pick-up and drop-offDubai Airport, Terminal 3');
    expect(card.textContent?.match(/Terminal 3/g)).toHaveLength(1);
  });

  it('doesn’t make up a drop-off that is missing', async () => {
    const card = await theCard({ dropOffLocation: ' ' });
    expect(card.textContent).toContain('Pick-up: Dubai Airport, Terminal 3');
    expect(card.textContent).not.toMatch(/drop-off/i);
  });

  it('leaves out what is missing', async () => {
    const nothing = { passengerCapacity: null, bagCapacity: 0, doors: null, pickUpLocation: '', dropOffLocation: '' };
    const { textContent } = await theCard(nothing);
    expect(textContent).not.toMatch(/seat|bag|door|Pick-up|Drop-off|null/);
  });

  it('leads to the car, saying that it comes from a deal', async () => {
    const link = within(await theCard()).getByRole('link');
    expect(link.getAttribute('href')).toBe('/booknow/cars/result-details?id=hatchback&isFromDeal=true');
  });

  it('draws a car where there is no picture, and leaves out a logo that is broken', async () => {
    const card = await theCard({ picture: 'javascript:alert(1)' });
    expect(card.querySelector('svg[viewBox="0 0 480 270"]')).not.toBeNull();
    fireEvent.error(within(card).getByRole('img', { name: 'Rental company' }));
    expect(within(card).queryByRole('img')).toBeNull();
  });
});

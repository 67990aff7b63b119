import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const PITCH = 300;
const scrolledTo = vi.fn<(to: ScrollToOptions) => void>();

/** A phone with cards every 300 pixels, because jsdom has no layout. */
beforeEach(() => {
  scrolledTo.mockClear();
  vi.stubGlobal('innerWidth', 390);
  Object.assign(HTMLElement.prototype, { scrollTo: scrolledTo });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = this.tagName === 'LI' ? [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement) : 0;
    return new DOMRect(place * PITCH, 0, PITCH, 400);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function theCarousel(count: number) {
  const otherDeals = Array.from({ length: count - 1 }, (_, n) => aHotelDeal({ name: `Hotel ${n}` }));
  await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal(), ...otherDeals] } }));
  return within(screen.getByRole('region', { name: 'Hotels' }));
}

/** Scrolls the row of cards to a position, as a finger does. */
function scrollTo(left: number): Element {
  const row = within(screen.getByRole('region', { name: 'Hotels' })).getAllByRole('list')[0]?.parentElement;
  if (row === null || row === undefined) throw new Error('There is no row.');
  row.scrollLeft = left;
  fireEvent.scroll(row);
  return row;
}

// @rule 9.12
describe('the carousel of deals on a phone', () => {
  it('follows the finger', async () => {
    const carousel = await theCarousel(5);
    scrollTo(2 * PITCH + 20);
    expect(carousel.getByText('3 of 5')).toBeTruthy();
    scrollTo(-3 * PITCH);
    expect(carousel.getByText('4 of 5')).toBeTruthy();
  });

  it('names the card that an arrow goes to, not those that it passes, until a hand takes over', async () => {
    const carousel = await theCarousel(5);
    await userEvent.click(carousel.getByRole('button', { name: 'Previous deal' }));
    const row = scrollTo(PITCH);
    expect(carousel.getByText('5 of 5')).toBeTruthy();
    fireEvent.pointerDown(row);
    fireEvent.scroll(row);
    expect(carousel.getByText('2 of 5')).toBeTruthy();
  });

  it('is none where there is nothing to move to', async () => {
    await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal()] } }));
    expect(screen.queryByRole('button', { name: 'Next deal' })).toBeNull();
  });
});

describe('the deals on a larger screen', () => {
  it('become a carousel when the window gets as narrow as a phone', async () => {
    vi.stubGlobal('innerWidth', 768);
    await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal(), aHotelDeal()] } }));
    vi.stubGlobal('innerWidth', 767);
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('button', { name: 'Next deal' })).toBeTruthy();
  });
});

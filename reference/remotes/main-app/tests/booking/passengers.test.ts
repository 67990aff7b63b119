import { fillDay } from '@livery/reference-testing/fill-day';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { at, book, bookings, fillIn, follow, openFirst, toCheckout } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

async function toFlightCheckout() {
  const shown = await at(SEARCHES.flight.replace('adults=2', 'adults=1'));
  await openFirst(shown);
  await follow(shown, 'Continue');
  await follow(shown, 'Go to checkout');
  return shown;
}

describe('the passengers of a flight', () => {
  it('are sent with what the flight asks of each', async () => {
    const shown = await toFlightCheckout();
    await fillIn(shown);
    await book(shown);
    const papers = { nationality: 'SE', passport: 'AB1234567' };
    expect(bookings(shown)[0]?.body).toMatchObject({
      travellers: [
        { kind: 'adult', birthDate: '1990-02-03', ...papers },
        { kind: 'child', birthDate: '2022-02-03', ...papers },
      ],
    });
  });

  it('are of the age that they were searched as, on the day of travel', async () => {
    const shown = await toFlightCheckout();
    fillDay(shown.screen.getByRole('group', { name: '2: child' }), 'Date of birth', '1990-02-03');
    await book(shown);
    const child = within(shown.screen.getByRole('group', { name: '2: child' }));
    expect(child.getByText(/^Children are 2 to 11 years old on /)).toBeTruthy();
    expect(bookings(shown)).toEqual([]);
  });

  it('each have a message for what is missing', async () => {
    const shown = await toFlightCheckout();
    await book(shown);
    for (const passenger of ['1: adult', '2: child']) {
      for (const problem of ['Please enter the date of birth', 'Please choose the nationality']) {
        expect(shown.screen.getByRole('link', { name: `${passenger} – ${problem}` })).toBeTruthy();
      }
    }
    expect(shown.screen.getByRole('link', { name: /^Please .*e-mail/ })).toBeTruthy();
    expect(document.activeElement).toBe(shown.screen.getAllByLabelText('First name')[0]);
  });
});

describe('the passengers of a ship', () => {
  it('are of the age that they were searched as, on all days of the cruise', async () => {
    const shown = await at(`${SEARCHES.cruise}&children=0&infants=1`);
    await openFirst(shown);
    // Thousands have separators, years don't.
    const facts = shown.screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      'Passengers on board': expect.stringMatching(/^(\d,)?\d{3}$/),
      'Ship built in': expect.stringMatching(/^\d{4}$/),
    });
    await follow(shown, 'Continue');
    const infant = shown.screen.getByRole('group', { name: '3: infant' });
    fillDay(infant, 'Date of birth', '1990-02-03');
    await book(shown);
    expect(within(infant).getByText(/^Infants are/)).toBeTruthy();
    expect(shown.screen.getByRole('link', { name: '1: adult – Please enter the date of birth' })).toBeTruthy();
    expect(bookings(shown)).toEqual([]);
  });
});

describe('the button of the checkout', () => {
  it('says what is paid, and the terms open beside the form', async () => {
    const shown = await toCheckout();
    const total = shown.screen.getByText('Total').nextElementSibling?.textContent;
    expect(shown.screen.getByRole('button', { name: /^Pay/ }).textContent).toBe(`Pay ${total}`);
    // On phones the summary is closed: the charge is shown in the form.
    const form = within(shown.screen.getByRole('form'));
    expect(form.getByText(/^You'll be charged in US dollars: /)).toBeTruthy();
    const terms = shown.screen.getByRole('link', { name: 'terms and conditions' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/user-terms-and-conditions',
      '_blank',
    ]);
    expect(shown.screen.getByRole('link', { name: 'cancellation policy' }).getAttribute('href')).toBe(
      '/cancellation-policy',
    );
  });
});

describe('what was typed in a checkout', () => {
  it('is there again when the same offer is checked out in a new session, but for the card', async () => {
    const shown = await toCheckout();
    await fillIn(shown);
    const { path, search } = shown.context.location.now();
    const again = await at(`${path}${search}`);
    expect(again.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
    expect(again.screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
  });

  it('is forgotten once it is booked', async () => {
    const shown = await toCheckout();
    await fillIn(shown);
    await book(shown);
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });
});

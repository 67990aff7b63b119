import { fillDay } from '@livery/reference-testing/fill-day';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { bookingCalls, fillIn, followLink, openFirst, pressPay, showBooking, toCheckout } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

async function toFlightCheckout() {
  const view = await showBooking(SEARCHES.flight.replace('adults=2', 'adults=1'));
  await openFirst(view);
  await followLink(view, 'Continue');
  await followLink(view, 'Go to checkout');
  return view;
}

describe('the passengers of a flight', () => {
  it('are sent with what the flight asks of each', async () => {
    const flightCheckout = await toFlightCheckout();
    await fillIn(flightCheckout);
    await pressPay(flightCheckout);
    const papers = { nationality: 'SE', passport: 'AB1234567' };
    expect(bookingCalls(flightCheckout)[0]?.body).toMatchObject({
      travellers: [
        { kind: 'adult', birthDate: '1990-02-03', ...papers },
        { kind: 'child', birthDate: '2022-02-03', ...papers },
      ],
    });
  });

  it('are of the age that they were searched as, on the day of travel', async () => {
    const flightCheckout = await toFlightCheckout();
    fillDay(flightCheckout.screen.getByRole('group', { name: '2: child' }), 'Date of birth', '1990-02-03');
    await pressPay(flightCheckout);
    const child = within(flightCheckout.screen.getByRole('group', { name: '2: child' }));
    expect(child.getByText(/^Children are 2 to 11 years old on /)).toBeTruthy();
    expect(bookingCalls(flightCheckout)).toEqual([]);
  });

  it('each have a message for what is missing', async () => {
    const flightCheckout = await toFlightCheckout();
    await pressPay(flightCheckout);
    for (const passenger of ['1: adult', '2: child']) {
      for (const problem of ['Please enter the date of birth', 'Please choose the nationality']) {
        expect(flightCheckout.screen.getByRole('link', { name: `${passenger} – ${problem}` })).toBeTruthy();
      }
    }
    expect(flightCheckout.screen.getByRole('link', { name: /^Please .*e-mail/ })).toBeTruthy();
    expect(document.activeElement).toBe(flightCheckout.screen.getAllByLabelText('First name')[0]);
  });
});

describe('the passengers of a ship', () => {
  it('are of the age that they were searched as, on all days of the cruise', async () => {
    const view = await showBooking(`${SEARCHES.cruise}&children=0&infants=1`);
    await openFirst(view);
    // Thousands have separators, years don't.
    const facts = view.screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      'Passengers on board': expect.stringMatching(/^(\d,)?\d{3}$/),
      'Ship built in': expect.stringMatching(/^\d{4}$/),
    });
    await followLink(view, 'Continue');
    const infant = view.screen.getByRole('group', { name: '3: infant' });
    fillDay(infant, 'Date of birth', '1990-02-03');
    await pressPay(view);
    expect(within(infant).getByText(/^Infants are/)).toBeTruthy();
    expect(view.screen.getByRole('link', { name: '1: adult – Please enter the date of birth' })).toBeTruthy();
    expect(bookingCalls(view)).toEqual([]);
  });
});

describe('the button of the checkout', () => {
  it('says what is paid, and the terms open beside the form', async () => {
    const checkout = await toCheckout();
    const total = checkout.screen.getByText('Total').nextElementSibling?.textContent;
    expect(checkout.screen.getByRole('button', { name: /^Pay/ }).textContent).toBe(`Pay ${total}`);
    // On phones the summary is closed: the charge is shown in the form.
    const form = within(checkout.screen.getByRole('form'));
    expect(form.getByText(/^You'll be charged in US dollars: /)).toBeTruthy();
    const terms = checkout.screen.getByRole('link', { name: 'terms and conditions' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/user-terms-and-conditions',
      '_blank',
    ]);
    expect(checkout.screen.getByRole('link', { name: 'cancellation policy' }).getAttribute('href')).toBe(
      '/cancellation-policy',
    );
  });
});

describe('what was typed in a checkout', () => {
  it('is there again when the same offer is checked out in a new session, but for the card', async () => {
    const checkout = await toCheckout();
    await fillIn(checkout);
    const { path, search } = checkout.context.location.now();
    const view = await showBooking(`${path}${search}`);
    expect(view.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
    expect(view.screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
  });

  it('is forgotten once it is booked', async () => {
    const checkout = await toCheckout();
    await fillIn(checkout);
    await pressPay(checkout);
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });
});

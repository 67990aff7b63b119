import { Translations } from '@livery/remote';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRemote } from '../../../tests/support/render-in-remote.tsx';
import { BOOKING_MESSAGES } from '../../booking/booking-messages.ts';
import { BookedFacts } from '../../booking/confirmation/booked-facts.tsx';
import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import { BookingFacts } from '../../booking/details/booking-facts.tsx';
import type { Offer } from '../../booking/offer/offer.ts';
import { aBooking } from './a-booking.ts';
import { aFlight } from './a-flight.ts';
import { anOffer } from './an-offer.ts';

const { product: _, stay: __, ...SHARED } = anOffer();

async function factsOf(booking: Partial<Booking>): Promise<Readonly<Record<string, string | null>>> {
  const { container } = await renderInRemote(
    <Translations files={[BOOKING_MESSAGES]}>
      <BookedFacts booking={aBooking(booking)} />
    </Translations>,
  );
  const terms = await within(container).findAllByRole('term');
  return Object.fromEntries(
    terms.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent ?? null]),
  );
}

const ACTIVITY = {
  ...{ ...SHARED, product: 'activity', perUnit: 'person', durationMinutes: 90, place: 'Lisbon' },
  ...{ category: '', slots: [], date: '2026-12-02' },
} satisfies Offer;

it('what is chosen of an activity is when it starts, of anything else an option', async () => {
  const labelOf = async (offer: Offer, choice: string) => {
    const { container } = await renderInRemote(
      <Translations files={[BOOKING_MESSAGES]}>
        <BookingFacts offer={offer} choice={choice} />
      </Translations>,
    );
    return (await within(container).findByText(choice)).closest('dd')?.previousElementSibling?.textContent;
  };
  expect([await labelOf(ACTIVITY, '05:30'), await labelOf(anOffer(), 'Suite')]).toEqual(['Start', 'Option']);
});

it('what is booked says once where it is', async () => {
  const counter = { name: 'Lisbon Airport (LIS)', at: '2026-12-01T11:00' };
  const car = {
    ...{ ...SHARED, product: 'car', perUnit: 'trip', pickUp: counter, dropOff: counter },
    ...{
      supplier: { name: '', logo: '' },
      seats: 5,
      bags: 2,
      doors: 5,
      transmission: '',
      fuel: '',
      category: '',
      days: 3,
      driver: { age: 25, residence: 'DE' },
    },
  } satisfies Offer;
  const facts = await factsOf({ offer: car, place: counter.name });
  expect(facts).not.toHaveProperty('Where');
  expect([facts['Pick-up'], facts['Driver']]).toEqual(['Lisbon Airport (LIS)', '25 years, Germany']);
  const done = await factsOf({ offer: ACTIVITY, place: 'Lisbon, Portugal' });
  expect(done['Where']).toBe('Lisbon, Portugal');
  expect(done).not.toHaveProperty('Destination');
});

it('what is to be known has its figures, but an age of none', async () => {
  const known = await factsOf({
    facts: [
      { code: 'minimum-age', value: '0' },
      { code: 'mileage', value: '1400 km' },
    ],
  });
  expect(known).not.toHaveProperty('Minimum age');
  expect(known['Mileage']).toBe('1,400 km');
});

it('a fact in parts is in the direction of the page, any other in that of its first letter', async () => {
  const { container } = await renderInRemote(
    <Translations files={[BOOKING_MESSAGES]}>
      <BookedFacts booking={aBooking({ offer: aFlight() })} />
    </Translations>,
  );
  await within(container).findAllByRole('term');
  const directed = (value: string) => within(container).getByText(value, { exact: false }).closest('bdi');
  expect(directed('N0 100')).toBeNull();
  expect(directed('Northwind')).not.toBeNull();
});

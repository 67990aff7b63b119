import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Translations } from '@livery/remote';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOOKING_MESSAGES } from '../../booking/booking-messages.ts';
import { BookedFacts } from '../../booking/confirmation/booked-facts.tsx';
import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import { BookingFacts } from '../../booking/details/booking-facts.tsx';
import type { Offer } from '../../booking/offer/offer.ts';
import { aBooking } from './a-booking.ts';
import { aFlight } from './a-flight.ts';
import { aCar, anActivity, anOffer } from './an-offer.ts';

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

it('what is chosen of an activity is when it starts, of anything else an option', async () => {
  const labelOf = async (offer: Offer, choice: string) => {
    const { container } = await renderInRemote(
      <Translations files={[BOOKING_MESSAGES]}>
        <BookingFacts offer={offer} choice={choice} />
      </Translations>,
    );
    return (await within(container).findByText(choice)).closest('dd')?.previousElementSibling?.textContent;
  };
  expect([await labelOf(anActivity(), '05:30'), await labelOf(anOffer(), 'Suite')]).toEqual(['Start', 'Option']);
});

it('what is booked says once where it is', async () => {
  const car = aCar();
  const facts = await factsOf({ offer: car, place: car.pickUp.name });
  expect(facts).not.toHaveProperty('Where');
  expect([facts['Pick-up'], facts['Driver']]).toEqual(['Lisbon Airport (LIS)', '25 years, Germany']);
  const doneFacts = await factsOf({ offer: anActivity(), place: 'Lisbon, Portugal' });
  expect(doneFacts['Where']).toBe('Lisbon, Portugal');
  expect(doneFacts).not.toHaveProperty('Destination');
});

it('what is to be known has its figures, but an age of none', async () => {
  const knownFacts = await factsOf({
    facts: [
      { code: 'minimum-age', value: '0' },
      { code: 'mileage', value: '1400 km' },
    ],
  });
  expect(knownFacts).not.toHaveProperty('Minimum age');
  expect(knownFacts['Mileage']).toBe('1,400 km');
});

it('a fact in parts is in the direction of the page, any other in that of its first letter', async () => {
  const { container } = await renderInRemote(
    <Translations files={[BOOKING_MESSAGES]}>
      <BookedFacts booking={aBooking({ offer: aFlight() })} />
    </Translations>,
  );
  await within(container).findAllByRole('term');
  const isolatedText = (value: string) => within(container).getByText(value, { exact: false }).closest('bdi');
  expect(isolatedText('N0 100')).toBeNull();
  expect(isolatedText('Northwind')).not.toBeNull();
});

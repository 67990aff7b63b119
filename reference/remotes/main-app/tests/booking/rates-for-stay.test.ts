import { test } from '@fast-check/vitest';
import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { CallResult } from '@livery/remote/testing';
import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenChoice, isEverythingSoldOut } from '../../booking/details/chosen-choice.ts';
import { roomIds } from '../../booking/details/chosen-rooms.ts';
import type { OfferChoice } from '../../booking/offer/offer-details.ts';
import { ratesForStay } from '../../booking/offer/rates-for-stay.ts';
import { anOffer } from './an-offer.ts';
import { openFirst, showBooking } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

/** How many sleep in each room of a stay. */
const parties = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
const rates = fc.uniqueArray(
  fc.record({
    forRoom: fc.integer({ min: 1, max: 4 }),
    guests: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom('standard', 'family', 'suite'),
    left: fc.constantFrom(null, 0, 1, 4),
  }),
  { selector: ({ forRoom, kind }) => `${forRoom}-${kind}`, minLength: 1, maxLength: 12 },
);

function aStay(people: readonly number[]) {
  const byRoom = people.map((adults) => ({ adults, ages: [] }));
  return { ...anOffer().stay, rooms: people.length, adults: people.reduce((one, other) => one + other, 0), byRoom };
}

function aRate(id: string, guests: number, forRoom: number | null, left: number | null = null): OfferChoice {
  return {
    ...{ id, name: id.replace(/^\d-/, ''), description: '', price: anOffer().price, tags: [], left, fare: null },
    rate: {
      ...{ room: id.replace(/^\d-/, ''), board: '', beds: '', guests, forRoom },
      ...{ freeCancellationUntil: '', cancellation: [] },
    },
  };
}

describe('the rates for a stay', () => {
  test.prop([parties, rates])('are of every room of it, in which its guests can sleep, or sold out', (people, all) => {
    const choices = all.map(({ forRoom, guests, kind, left }) => aRate(`${forRoom}-${kind}`, guests, forRoom, left));
    const offeredRates = ratesForStay(choices, aStay(people));
    const choice = chosenChoice(offeredRates, '');
    expect(isEverythingSoldOut(offeredRates)).toBe(choice === null);
    if (choice === null) return;
    const chosenRates = roomIds(choice.id).map((id) => choices.find((candidate) => candidate.id === id)?.rate);
    expect(chosenRates.map((rate) => rate?.forRoom)).toEqual(people.map((_, index) => index + 1));
    expect(chosenRates.every((rate, index) => (rate?.guests ?? 0) >= (people[index] ?? 0))).toBe(true);
  });

  it('leaves out what is too small where something else fits', () => {
    const choices = [aRate('1-standard', 2, 1), aRate('1-family', 4, 1), aRate('2-standard', 2, 2)];
    expect(ratesForStay(choices, aStay([3, 1])).map(({ id, left }) => [id, left])).toEqual([
      ['1-family', null],
      ['2-standard', null],
    ]);
  });

  it('are sold out, and no hotel without choices, where all are too small for each room', () => {
    const offeredRates = ratesForStay([aRate('standard', 2, null)], aStay([4, 4]));
    expect([isEverythingSoldOut(offeredRates), chosenChoice(offeredRates, 'standard')]).toEqual([true, null]);
  });
});

describe('a stay in rooms that are chosen one by one', () => {
  /** Details whose choices are changed. */
  const detailsWith = async (change: (choices: Wire[]) => readonly Wire[]) => {
    const request = sandboxResponses();
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      const response = await request(call);
      if (!response.ok || !call.path.includes('/offers/')) return response;
      const { data } = response.value as { readonly data: { readonly choices: Wire[] } };
      return { ok: true, value: { data: { ...data, choices: change(data.choices) } } };
    };
    const view = await showBooking(SEARCHES.hotel.replace('guests=2', 'guests=4.1'), { respond });
    await openFirst(view);
    return view;
  };

  it.each([
    [
      'has no rate in which the guests can sleep',
      (choices: Wire[]) =>
        choices.map((choice) =>
          choice.rate.forRoom === 1 ? { ...choice, rate: { ...choice.rate, guests: 3 } } : choice,
        ),
    ],
    ['has no rates at all', (choices: Wire[]) => choices.filter(({ rate }) => rate.forRoom !== 1)],
  ])('is sold out where one of them %s', async (_, change) => {
    const { screen } = await detailsWith(change);
    expect(screen.queryAllByRole('link', { name: 'Continue' })).toEqual([]);
    const table = screen.getByRole('table', { name: 'Room 2' });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.queryAllByRole('button', { name: /^Select/ })).toEqual([]);
    expect(screen.getAllByText('Sold out').length).toBeGreaterThan(1);
  });

  it('is booked room by room in whichever order the platform names them', async () => {
    const { screen, click, settled } = await detailsWith((choices) => choices.toReversed());
    const tables = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
    expect(tables).toEqual(['Room 1', 'Room 2']);
    const secondElement = screen.getByRole('table', { name: 'Room 2' });
    const [otherElement] = within(secondElement).getAllByRole('button', { name: /^Select/, pressed: false });
    if (otherElement === undefined) throw new Error('Several rooms fit.');
    await click(otherElement);
    await settled();
    const way = screen.getAllByRole('link', { name: 'Continue' })[0]?.getAttribute('href') ?? '';
    expect(new URLSearchParams(way.split('?')[1]).get('choice')).toMatch(/^1-[a-z-]+\.2-[a-z-]+$/);
  });
});

interface Wire {
  readonly id: string;
  readonly rate: { readonly forRoom?: number; readonly guests: number };
}

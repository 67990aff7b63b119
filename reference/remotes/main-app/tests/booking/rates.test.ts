import { test } from '@fast-check/vitest';
import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableBesideOthers, chosenRooms } from '../../booking/details/chosen-rooms.ts';
import { ratesByRoom } from '../../booking/details/rates-by-room.ts';
import type { OfferChoice } from '../../booking/offer/offer-details.ts';
import { openFirst, showBooking } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const PRICE = {
  published: null,
  total: 100,
  base: null,
  taxesAndFees: null,
  markupPercentage: null,
  discountPercentage: null,
};
const CONDITIONS = {
  board: 'breakfast',
  beds: 'king',
  guests: 2,
  forRoom: null,
  freeCancellationUntil: '',
  cancellation: [],
};

const aRate = (id: string, room: string): OfferChoice => ({
  id,
  name: id,
  description: '',
  price: PRICE,
  tags: [],
  left: null,
  rate: { ...CONDITIONS, room },
  fare: null,
});

const rates = fc
  .array(fc.constantFrom('standard', 'superior', 'suite'), { minLength: 1, maxLength: 12 })
  .map((rooms) => rooms.map((room, index) => aRate(String(index), room)));

describe('the rates of a hotel', () => {
  test.prop([rates])('are all there by room, each once and in the platform’s order', (choices) => {
    const rooms = ratesByRoom(choices) ?? [];
    expect(rooms.map(({ room }) => room)).toEqual([...new Set(choices.map((choice) => choice.rate?.room))]);
    for (const { room, rates: own } of rooms)
      expect(own).toEqual(choices.filter((choice) => choice.rate?.room === room));
  });

  test.prop([rates, fc.nat(11)])('are no table where the conditions of one are unknown', (choices, which) => {
    const unknown = choices.map((choice, index) =>
      index === which % choices.length ? { ...choice, rate: null } : choice,
    );
    expect(ratesByRoom(unknown)).toBeNull();
  });

  it('are a table with a row each, and a link to the checkout of each', async () => {
    const view = await showBooking(SEARCHES.hotel);
    await openFirst(view);
    const table = view.screen.getByRole('table', { name: 'Choose your room' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Room', 'Conditions', expect.stringMatching(/^Price for \d nights?$/), 'Choose']);
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(within(table).getAllByRole('rowheader').length - 1);
    const cupsBeside = (meals: string) =>
      new Set(
        within(table)
          .getAllByText(meals)
          .map((words) => words.parentElement?.querySelector('.lucide-coffee') !== null),
      );
    expect([cupsBeside('Breakfast included'), cupsBeside('Room only')]).toEqual([new Set([true]), new Set([false])]);
    const [firstElement] = within(table).getAllByRole('link', { name: /^Select/ });
    expect(firstElement?.getAttribute('href')).toMatch(/\/booknow\/hotels\/checkout\?.*choice=standard/);
  });

  it.each([
    ['2-5', 0],
    ['2.2', 2],
  ])('say for how many rooms a total is, where it is for several: guests %s', async (guests, rooms) => {
    const view = await showBooking(SEARCHES.hotel.replace('guests=2', `guests=${guests}`));
    await openFirst(view);
    const [price] = within(view.screen.getByRole('table')).getAllByText(/per night$/);
    const lines = price?.closest('div')?.textContent ?? '';
    expect(lines.includes('2 rooms')).toBe(rooms === 2);
  });
});

describe('rooms that are chosen one by one', () => {
  const forRoom = (number: number, kind: string, left: number | null): OfferChoice => ({
    ...aRate(`${number}-${kind}`, kind),
    name: kind,
    left,
    rate: { ...CONDITIONS, room: kind, forRoom: number },
  });
  const rooms = [1, 2].map((number) => [forRoom(number, 'suite', 1), forRoom(number, 'standard', null)]);
  const unitsLeft = (id: string) =>
    availableBesideOthers(rooms, id).map((choices) => choices.map((choice) => choice.left));

  it('of one kind are of one stock: the last one is for one room', () => {
    expect(unitsLeft('1-suite.2-standard')).toEqual([
      [1, null],
      [0, null],
    ]);
    expect(unitsLeft('1-standard.2-suite')).toEqual([
      [0, null],
      [1, null],
    ]);
    expect(chosenRooms(rooms, '1-suite.2-suite')?.id).toBe('1-suite.2-standard');
    expect(chosenRooms(rooms, '')?.id).toBe('1-suite.2-standard');
  });

  it('leave the only kind that fits to the room that has no other', () => {
    const onlySuite = [rooms[0] ?? [], [forRoom(2, 'suite', 1)]];
    expect(chosenRooms(onlySuite, '')?.id).toBe('1-standard.2-suite');
    expect(chosenRooms(onlySuite, '1-suite.2-suite')?.id).toBe('1-standard.2-suite');
  });

  const kinds = fc.uniqueArray(fc.constantFrom('suite', 'family', 'standard'));
  const stocks = fc.record({
    suite: fc.constantFrom(null, 0, 1, 2),
    family: fc.constantFrom(0, 1, 2),
    standard: fc.constantFrom(1, 2),
  });

  test.prop([fc.array(kinds, { minLength: 1, maxLength: 4 }), stocks])(
    'are none only if no choice of kinds is in stock for all of them',
    (kindsByRoom, stock) => {
      const offered = kindsByRoom.map((all, index) => all.map((kind) => forRoom(index + 1, kind, stock[kind])));
      const isInStock = (chosen: readonly OfferChoice[]) =>
        chosen.every(({ name, left }) => left === null || chosen.filter((one) => one.name === name).length <= left);
      const possible = offered
        .reduce<OfferChoice[][]>((all, room) => all.flatMap((one) => room.map((choice) => [...one, choice])), [[]])
        .filter(isInStock)
        .map((chosen) => chosen.map(({ id }) => id).join('.'));
      const chosen = chosenRooms(offered, '')?.id;
      expect(chosen).toBe(possible[0]);
      for (const id of possible) expect(chosenRooms(offered, id)?.id).toBe(id);
    },
  );
});

describe('rooms and their guests', () => {
  const detailsFor = async (guests: string) => {
    const view = await showBooking(SEARCHES.hotel.replace('guests=2', `guests=${guests}`));
    await openFirst(view);
    return view;
  };
  const sleeps = (table: HTMLElement) =>
    within(table)
      .getAllByText(/^Sleeps \d/)
      .map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));

  it.each([
    ['2-8', 3, 'For 2 adults and 1 child (age: 8)'],
    ['4', 4, 'For 4 adults'],
    ['2-0-5-9', 5, 'For 2 adults and 3 children (age: 0, 5, and 9)'],
  ])('fit: %s sleep in each room that is offered, and the page says so', async (guests, people, words) => {
    const { screen } = await detailsFor(guests);
    const table = screen.getByRole('table', { name: 'Choose your room' });
    expect(Math.min(...sleeps(table))).toBeGreaterThanOrEqual(people);
    expect(screen.getAllByText(words).length).toBe(2);
  });

  it('are chosen one by one where they differ, and booked together', async () => {
    const { screen, click, settled, element } = await detailsFor('2-8.1');
    const [firstElement, secondElement] = ['Room 1', 'Room 2'].map((name) => screen.getByRole('table', { name }));
    if (firstElement === undefined || secondElement === undefined) throw new Error('Both rooms have a table.');
    expect(Math.min(...sleeps(firstElement))).toBeGreaterThanOrEqual(3);
    expect(Math.min(...sleeps(secondElement))).toBeLessThan(3);
    expect([...element.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['For 2 adults and 1 child (age: 8)', 'For 1 adult', 'For 3 adults and 1 child (age: 8)']),
    );
    const [, otherElement] = within(secondElement).getAllByRole('button', { name: /^Select/ });
    if (otherElement === undefined) throw new Error('Several rooms fit.');
    const name = otherElement.closest('[role="row"]')?.querySelector('[role="rowheader"] span')?.textContent ?? '';
    await click(otherElement);
    await settled();
    expect(within(secondElement).getAllByRole('button', { pressed: true })).toHaveLength(1);
    const way = screen.getAllByRole('link', { name: 'Continue' })[0]?.getAttribute('href') ?? '';
    const choice = new URLSearchParams(way.split('?')[1]).get('choice') ?? '';
    expect(choice).toMatch(/^1-[a-z-]+\.2-[a-z-]+$/);
    const checkout = await showBooking(way);
    expect(checkout.element.textContent).toContain(name === '' ? ' + ' : name);
    const facts = checkout.element.textContent ?? '';
    expect([
      facts.includes('Room 1'),
      facts.includes('2 adults and 1 child (age: 8)'),
      facts.includes('1 adult'),
    ]).toEqual([true, true, true]);
    expect(facts).not.toContain('has sold out');
  });
});

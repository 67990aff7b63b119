import { test } from '@fast-check/vitest';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import { remoteNamed } from '@livery/contract/remotes/remote-name';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventProblem } from '../../../src/domain/remotes/event-problem.ts';

const booking = { reference: 'HTL-1', product: 'hotel', price: { amount: 12.5, currency: 'EUR' } };
const problemOf = (value: PlainData, name = 'booking.confirmed') => eventProblem('resort', name, value);

describe('eventProblem', () => {
  it('lets any remote confirm a booking, in the shape of the contract', () => {
    expect([problemOf(booking), problemOf({ ...booking, price: null })]).toEqual([undefined, undefined]);
  });

  it.each<[PlainData, string]>([
    [null, 'its value is no { reference, product, price }'],
    [[], 'its value is no { reference, product, price }'],
    [{ foo: 1 }, 'its “reference” is no text with the number'],
    [{ ...booking, reference: ' ' }, 'its “reference” is no text with the number'],
    [{ ...booking, product: 'boat' }, 'its “product” is none of hotel, car, activity, cruise, flight, resort'],
    [{ ...booking, price: 'x' }, 'its “price” is neither null nor { amount, currency }'],
    [{ ...booking, price: { amount: 1, currency: 'euro' } }, 'its “price” is neither null nor { amount, currency }'],
    [{ reference: 'A', product: 'hotel' }, 'its “price” is neither null nor { amount, currency }'],
  ])('refuses a booking of another shape: %j', (value, expected) => {
    expect(problemOf(value)).toBe(expected);
  });

  it('lets any remote cancel a booking by its number', () => {
    const cancelledProblem = (value: PlainData) => problemOf(value, 'booking.cancelled');
    const wrong = 'its “reference” is no text with the number';
    expect([
      cancelledProblem({ reference: 'HTL-1' }),
      cancelledProblem({ reference: '' }),
      cancelledProblem('HTL-1'),
    ]).toEqual([undefined, wrong, wrong]);
  });

  test.prop([fc.jsonValue(), fc.constantFrom('loyalty', 'mainApp', 'blog')])(
    'leaves events of a remote to that remote, whatever their value',
    (value, name) => {
      const remote = remoteNamed(name) ?? 'mainApp';
      expect(eventProblem(remote, `${name}.noted`, value as PlainData)).toBeUndefined();
      expect(problemOf(value as PlainData, `${name}.noted`)).toMatch(/its name begins with another/);
    },
  );
});

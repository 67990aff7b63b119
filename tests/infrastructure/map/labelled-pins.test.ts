import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledPins, type PlacedPin } from '../../../src/infrastructure/map/labelled-pins.ts';

const pinAt = (id: string, x: number, y: number, label = '$120') => ({ id, label, x, y });
const labelledIds = (pins: readonly PlacedPin[], first: readonly (string | null)[] = []) => [
  ...labelledPins(pins, first),
];

// @rule 2.28
describe('the pins of a map', () => {
  it('have their labels where these cover no other', () => {
    expect(labelledIds([pinAt('a', 0, 0), pinAt('b', 200, 0), pinAt('c', 0, 60)])).toEqual(['a', 'b', 'c']);
  });

  it('keep the label of the first in the list where two collide', () => {
    expect(labelledIds([pinAt('a', 0, 0), pinAt('b', 20, 10), pinAt('c', 200, 0)])).toEqual(['a', 'c']);
  });

  it('always have that of the chosen pin, then that of the one that is pointed at', () => {
    expect(labelledIds([pinAt('a', 0, 0), pinAt('b', 20, 10)], ['b', null])).toEqual(['b']);
    expect(labelledIds([pinAt('a', 0, 0), pinAt('b', 20, 10), pinAt('c', 30, 0)], [null, 'c'])).toEqual(['c']);
  });

  it('are dots without a price', () => {
    expect(labelledIds([pinAt('a', 0, 0, '')])).toEqual([]);
  });

  const pin = fc.record({
    x: fc.integer({ max: 400 }),
    y: fc.integer({ max: 400 }),
    label: fc.constantFrom('', '$9', '≈ €1,200.00'),
  });
  const pins = fc.array(pin).map((list) => list.map((one, index) => ({ ...one, id: String(index) })));

  test.prop([pins])('leave no pin a dot whose label would cover none', (placed) => {
    const shownLabels = labelledPins(placed, []);
    for (const one of placed) {
      if (shownLabels.has(one.id) || one.label === '') continue;
      expect(labelledPins([...placed.filter(({ id }) => shownLabels.has(id)), one], []).has(one.id)).toBe(false);
    }
  });
});

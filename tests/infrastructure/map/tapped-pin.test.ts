import { expect, it } from 'vitest';
import { tappedPin } from '../../../src/infrastructure/map/tapped-pin.ts';

it('a tap means the pin on top, and each further one the next of those that it covers', () => {
  let selected: string | null = null;
  const tapped: string[] = [];
  for (let tap = 0; tap < 4; tap += 1) {
    selected = tappedPin('b', ['a', 'b', 'c'], selected);
    tapped.push(selected);
  }
  expect(tapped).toEqual(['b', 'c', 'a', 'b']);
  expect(tappedPin('b', ['b'], 'b')).toBe('b');
  expect(tappedPin('b', ['a', 'b'], 'elsewhere')).toBe('b');
});

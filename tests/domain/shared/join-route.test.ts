import { joinRoute } from '@livery/contract/shared/join-route';
import { expect, it } from 'vitest';

it.each([
  [['LIS', 'OSL'], 'LIS → OSL'],
  [['Miami', '', 'Nassau'], 'Miami → Nassau'],
  // The text is read from right to left, so an arrow to the right would point backwards.
  [['ميامي', 'ناساو', 'أورانجستاد'], 'ميامي ← ناساو ← أورانجستاد'],
  [['(1) لشبونة', 'OSL'], '(1) لشبونة ← OSL'],
  [['LIS', 'أوسلو'], 'LIS → أوسلو'],
  [['חיפה', 'לימסול'], 'חיפה ← לימסול'],
  [['', ''], ''],
])('places in the order of a trip: %j', (places, route) => {
  expect(joinRoute(places)).toBe(route);
});

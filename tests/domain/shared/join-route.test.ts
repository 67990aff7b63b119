import { joinRoute } from '@livery/contract/shared/join-route';
import { expect, it } from 'vitest';

it.each([
  [['LIS', 'OSL'], 'LIS → OSL'],
  [['Miami', '', 'Nassau'], 'Miami → Nassau'],
  // Read from the right, so an arrow to the right would point back.
  [['ميامي', 'ناساو', 'أورانجستاد'], 'ميامي ← ناساو ← أورانجستاد'],
  [['(1) لشبونة', 'OSL'], '(1) لشبونة ← OSL'],
  [['LIS', 'أوسلو'], 'LIS → أوسلو'],
  [['חיפה', 'לימסול'], 'חיפה ← לימסול'],
  [['', ''], ''],
])('places in the order of a trip: %j', (places, route) => {
  expect(joinRoute(places)).toBe(route);
});

import { expect, it } from 'vitest';
import { afterName } from '../../../src/domain/shared/after-name.ts';

it.each([
  ['Lisbon', 'Lisbon, Portugal', 'Portugal'],
  ['لشبونة', 'لشبونة، البرتغال', 'البرتغال'],
  ['Palm Bay', 'Palm Bay, Lagos, Portugal', 'Lagos, Portugal'],
  ['Palm', 'Palm Bay, Lagos', undefined],
  ['Lisbon', 'Lisbon', undefined],
])('what %s has in %s after its name is %s', (name, fullName, after) => {
  expect(afterName(name, fullName)).toBe(after);
});

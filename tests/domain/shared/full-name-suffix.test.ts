import { fullNameSuffix } from '@livery/contract/shared/full-name-suffix';
import { expect, it } from 'vitest';

it.each([
  ['Lisbon', 'Lisbon, Portugal', 'Portugal'],
  ['لشبونة', 'لشبونة، البرتغال', 'البرتغال'],
  ['Palm Bay', 'Palm Bay, Lagos, Portugal', 'Lagos, Portugal'],
  ['Palm', 'Palm Bay, Lagos', undefined],
  ['Lisbon', 'Lisbon', undefined],
])('what %s has in %s after its name is %s', (name, fullName, after) => {
  expect(fullNameSuffix(name, fullName)).toBe(after);
});

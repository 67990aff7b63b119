import { expect, it } from 'vitest';
import { placeFieldText } from '../../../src/ui/search/fields/place-combobox.tsx';

const FROM = { name: 'fromName', code: 'from' };
const shown = (values: Readonly<Record<string, string>>) =>
  placeFieldText({ values } as Parameters<typeof placeFieldText>[0], FROM);

it('the field of an airport shows its name, or a code that may be one of a place', () => {
  expect(shown({ fromName: 'Lisbon (LIS)', from: 'LIS' })).toBe('Lisbon (LIS)');
  expect(shown({ from: 'lis' })).toBe('lis');
  expect(shown({ from: 'Lisbon '.repeat(400) })).toBe('');
});

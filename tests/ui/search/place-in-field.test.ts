import { expect, it } from 'vitest';
import { placeFieldText } from '../../../src/ui/search/fields/place-combobox.tsx';

const FROM = { name: 'fromName', code: 'from' };
const shownText = (values: Readonly<Record<string, string>>) =>
  placeFieldText({ values } as Parameters<typeof placeFieldText>[0], FROM);

it('the field of an airport shows its name, or a code that may be one of a place', () => {
  expect(shownText({ fromName: 'Lisbon (LIS)', from: 'LIS' })).toBe('Lisbon (LIS)');
  expect(shownText({ from: 'lis' })).toBe('lis');
  expect(shownText({ from: 'Lisbon '.repeat(400) })).toBe('');
});

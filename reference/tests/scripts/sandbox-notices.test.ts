import { expect, it } from 'vitest';
import { SANDBOX_DATA } from '../../../scripts/build/write-notices.mjs';

it('has the whole licence of the demonstration’s data where the licence requires that', () => {
  const withNotice = SANDBOX_DATA.filter(({ identifier }) => identifier === 'MIT');
  expect(withNotice.map(({ name }) => name)).toEqual(['countries-list']);
  for (const { text } of withNotice) expect(text).toMatch(/Copyright \(c\)[^]*Permission is hereby granted/);
});

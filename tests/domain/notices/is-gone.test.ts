import { isGone } from '@livery/contract/notices/is-gone';
import { expect, it } from 'vitest';

it('what is gone is gone for everybody: 404 and 410 alone', () => {
  const closedTimes = Array.from({ length: 200 }, (_, index) => 400 + index).filter((status) =>
    isGone({ kind: 'refused', status, message: '' }),
  );
  expect(closedTimes).toEqual([404, 410]);
  expect(isGone({ kind: 'timed-out' })).toBe(false);
});

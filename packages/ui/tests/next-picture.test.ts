import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { nextPicture } from '../src/cards/next-picture.ts';

test.prop([fc.integer({ min: 1, max: 40 }), fc.array(fc.constantFrom<1 | -1>(1, -1))])(
  'steps lead to a picture that there is, and back',
  (count, steps) => {
    const end = steps.reduce((index, step) => nextPicture(index, step, count), 0);
    expect(end >= 0 && end < count).toBe(true);
    expect(steps.reduce((index, step) => nextPicture(index, step === 1 ? -1 : 1, count), end)).toBe(0);
  },
);

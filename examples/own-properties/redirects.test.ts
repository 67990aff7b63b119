import { anyHostileAddress, anyPathAttack } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { guardPath } from 'livery/domain/shared/guard-path';
import { expect, test } from 'vitest';

const SITE = 'https://agency.example';

test('no address leads away from the site', () => {
  fc.assert(
    fc.property(fc.oneof(anyPathAttack, anyHostileAddress), (address) => {
      const guarded = guardPath(address, SITE);
      if (guarded.ok) expect(new URL(guarded.value, SITE).origin).toBe(SITE);
    }),
  );
});

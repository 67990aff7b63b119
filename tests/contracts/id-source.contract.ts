import { describe, expect, it } from 'vitest';
import type { IdSource } from '../../src/application/shared/id-source.port.ts';

/** The contract of every source of ids. */
export function idSourceContract(name: string, make: () => IdSource): void {
  describe(`${name} fulfil the contract of ids`, () => {
    it('are UUIDs of version 4, and no two are alike', () => {
      const ids = make();
      const madeIds = Array.from({ length: 1000 }, () => ids.next());
      for (const id of madeIds) {
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }
      expect(new Set(madeIds).size).toBe(1000);
    });
  });
}

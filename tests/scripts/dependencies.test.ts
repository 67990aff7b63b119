import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockProblems } from '../../scripts/checks/check-lock.mjs';

it('package-lock.json has the digest of every package on every platform, and no registry’s name', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(lockProblems(lock.packages)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockProblems } from '../../scripts/checks/check-lock.mjs';
import { isInstalled } from '../../scripts/machine/ensure-dependencies.mjs';
import { aTree } from '../architecture/a-tree.ts';

type Packages = Readonly<Record<string, { version?: string; optional?: boolean }>>;

const LOCK: Packages = {
  '': { version: '0.1.0' },
  'node_modules/rxjs': { version: '7.8.2' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

function installed(packages: Packages | undefined): boolean {
  const note = packages && { 'node_modules/.package-lock.json': JSON.stringify({ packages }) };
  return isInstalled(
    aTree({ 'package-lock.json': JSON.stringify({ packages: LOCK }), ...note }, { withPackages: false }),
  );
}

describe('isInstalled', () => {
  it('is content with every package of the lock file; optional ones may be missing', () => {
    expect(installed({ 'node_modules/rxjs': { version: '7.8.2' } })).toBe(true);
  });

  it('requires an installation in a fresh clone', () => {
    expect(installed(undefined)).toBe(false);
  });

  it('requires an installation when the lock file has moved on', () => {
    expect(installed({ 'node_modules/rxjs': { version: '7.8.1' } })).toBe(false);
    expect(installed({})).toBe(false);
  });
});

describe('package-lock.json', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

  it('has the digest of every package on every platform, and no registry’s name', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(lockProblems(lock.packages)).toEqual([]);
  });
});

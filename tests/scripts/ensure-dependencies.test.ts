import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/ensure-dependencies.mjs';
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

  it('asks for an installation in a fresh clone', () => {
    expect(installed(undefined)).toBe(false);
  });

  it('asks for an installation when the lock file has moved on', () => {
    expect(installed({ 'node_modules/rxjs': { version: '7.8.1' } })).toBe(false);
    expect(installed({})).toBe(false);
  });
});

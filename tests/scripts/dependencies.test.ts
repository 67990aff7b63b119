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

const integrity = `sha512-${'A'.repeat(86)}==`;

describe('lockProblems', () => {
  it('names a package without a digest, with a weak one, or bound to a registry', () => {
    expect(
      lockProblems({
        '': {},
        'node_modules/a': { version: '1.0.0', integrity },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0', integrity: `sha1-${'A'.repeat(27)}=` },
        'node_modules/d': { version: '1.0.0', integrity, resolved: 'https://registry.example/d.tgz' },
      }),
    ).toEqual([
      'node_modules/b 1.0.0 has no SHA-512 digest.',
      'node_modules/c 1.0.0 has no SHA-512 digest.',
      'node_modules/d 1.0.0 names the registry that it came from.',
    ]);
  });

  it('asks no digest of the workspaces of this repository', () => {
    const packages = { 'packages/ui': { version: '0.1.0' }, 'node_modules/@livery/ui': { link: true } };
    expect(lockProblems(packages)).toEqual([]);
    expect(lockProblems({ 'packages/ui/node_modules/a': { version: '1.0.0' } })).toHaveLength(1);
  });

  it('names what another platform would miss', () => {
    const linter = {
      version: '1.94.0',
      integrity,
      optionalDependencies: { '@linter/linux-x64-gnu': '1.94.0', '@linter/darwin-arm64': '1.94.0' },
    };
    expect(
      lockProblems({ 'node_modules/linter': linter, 'node_modules/@linter/linux-x64-gnu': { integrity } }),
    ).toEqual([
      'node_modules/linter 1.94.0 wants @linter/darwin-arm64, which is missing: npm ci refuses that on its platform.',
    ]);
  });

  it('finds a package beside the one that wants it, and above', () => {
    const wants = { version: '2.0.0', integrity, optionalDependencies: { 'linux-x64': '2.0.0' } };
    const wanted = { version: '2.0.0', integrity };
    expect(lockProblems({ 'node_modules/a': wants, 'node_modules/a/node_modules/linux-x64': wanted })).toEqual([]);
    expect(lockProblems({ 'node_modules/a/node_modules/b': wants, 'node_modules/linux-x64': wanted })).toEqual([]);
    expect(lockProblems({ 'node_modules/a': wants, 'node_modules/b/node_modules/linux-x64': wanted })).toHaveLength(1);
  });
});

describe('package-lock.json', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

  it('has the digest of every package on every platform, and no registry’s name', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(lockProblems(lock.packages)).toEqual([]);
  });
});

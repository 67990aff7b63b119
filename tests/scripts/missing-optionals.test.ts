import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingOptionals } from '../../scripts/missing-optionals.mjs';

describe('missingOptionals', () => {
  it('names what npm ci would miss, with the platform that its name tells', () => {
    const packages = {
      '': {},
      'node_modules/linter': {
        version: '1.94.0',
        dev: true,
        optionalDependencies: {
          '@linter/linux-x64-gnu': '1.94.0',
          '@linter/linux-x64-musl': '1.94.0',
          '@linter/darwin-arm64': '1.94.0',
        },
      },
      'node_modules/@linter/linux-x64-gnu': { version: '1.94.0' },
    };
    const common = { version: '1.94.0', dev: true, optional: true };
    expect(missingOptionals(packages)).toEqual({
      'node_modules/@linter/linux-x64-musl': { ...common, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@linter/darwin-arm64': { ...common, os: ['darwin'], cpu: ['arm64'] },
    });
  });

  it('finds a package beside the one that wants it, and above', () => {
    const wants = { optionalDependencies: { 'linux-x64': '2.0.0' } };
    expect(missingOptionals({ 'node_modules/a': wants, 'node_modules/a/node_modules/linux-x64': {} })).toEqual({});
    expect(missingOptionals({ 'node_modules/a/node_modules/b': wants, 'node_modules/linux-x64': {} })).toEqual({});
    expect(missingOptionals({ 'node_modules/a': wants, 'node_modules/b/node_modules/linux-x64': {} })).not.toEqual({});
  });
});

describe('package-lock.json', () => {
  it('is complete for every platform; otherwise run npm run lock', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(Object.keys(missingOptionals(packages))).toEqual([]);
  });
});

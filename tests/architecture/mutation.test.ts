import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ignorePatterns } from '../../stryker.config.json' with { type: 'json' };
import { filesRunBy } from './files-run-by.ts';

const TESTS = ['tests/domain', 'tests/application'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);

// A test file that can't be loaded is left out by Stryker without a word, and its mutants count as missed.
it('what the tests of domain and application run is there when mutants are tried', () => {
  const run = new Set<string>();
  for (const test of TESTS) filesRunBy(test, '', run);
  expect(run.size).toBeGreaterThan(TESTS.length);
  const isIgnored = (file: string) => ignorePatterns.some((pattern) => `/${file}`.startsWith(`${pattern}/`));
  expect([...run].filter(isIgnored)).toEqual([]);
});

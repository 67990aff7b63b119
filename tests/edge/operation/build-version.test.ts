import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildVersion } from '../../../src/edge/operation/build-version.ts';
import { aTree } from '../../architecture/a-tree.ts';

it('is what the build wrote; a build without it is unknown, and served all the same', () => {
  const root = aTree({});
  expect(readBuildVersion(root)).toEqual({ version: null, commit: null, builtAt: null, contract: 1 });
  const stampRecord = { version: '1.2.3', commit: 'abc', builtAt: '2026-02-03T04:05:06.000Z' };
  writeFileSync(join(root, 'version.json'), JSON.stringify(stampRecord));
  expect(readBuildVersion(root)).toEqual({ ...stampRecord, contract: 1 });
});

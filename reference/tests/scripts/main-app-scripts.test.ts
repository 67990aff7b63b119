import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAIN_APP_SCRIPTS } from '../../../scripts/build/main-app-scripts.mjs';
import { PROJECT_ROOT } from '../../../scripts/machine/project-root.mjs';

it('names files for that which are there', () => {
  const { common = [], together = {} } = MAIN_APP_SCRIPTS;
  const missingNames = [...common, ...Object.values(together).flat()].filter((path) => {
    return !['ts', 'tsx'].some((end) => existsSync(join(PROJECT_ROOT, 'reference/remotes/main-app', `${path}.${end}`)));
  });
  expect(missingNames).toEqual([]);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { inAShell } from './in-a-shell.ts';

const AT_MOST = 120_000;

it.skipIf(!existsSync(join(PROJECT_ROOT, 'reference')))(
  'each workspace of the demo is built from its own files, and from the declarations of those that it depends on',
  () => inAShell('npx tsc --build reference', PROJECT_ROOT),
  AT_MOST,
);

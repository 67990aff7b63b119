import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { inAShell } from './in-a-shell.ts';

const AT_MOST = 120_000;

it.skipIf(!existsSync(join(PROJECT_ROOT, 'reference')))(
  'each workspace of the demo is built from its own files, and from the declarations of those that it depends on',
  () => inAShell('npx tsc --build reference', PROJECT_ROOT),
  AT_MOST,
);

it(
  'a workspace that imports a file of another by its path is not built',
  async () => {
    const folder = mkdtempSync(join(PROJECT_ROOT, 'dist', 'workspaces-'));
    mkdirSync(join(folder, 'one/src'), { recursive: true });
    const settings = {
      extends: '../../../config/tsconfig.workspace.json',
      compilerOptions: { rootDir: '.', outDir: 'built' },
      include: ['src'],
    };
    writeFileSync(join(folder, 'one/tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'two.ts'), 'export const two = 2;\n');
    writeFileSync(join(folder, 'one/src/one.ts'), "export { two } from '../../two.ts';\n");
    try {
      await expect(inAShell('npx tsc --build one', folder)).rejects.toThrow("is not under 'rootDir'");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  AT_MOST,
);

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';

/** Has each package built anew by its own script, which `npm pack` runs, too. Returns whether all could. */
export async function buildPackages() {
  // A new remote is a copy of the demo's.
  const ofTheDemo = existsSync(join(PROJECT_ROOT, 'reference')) ? ['create-remote'] : [];
  const folders = ['contract', 'ui', 'remote', 'testkit', 'livery', ...ofTheDemo].map((name) => `packages/${name}`);
  for (const folder of folders) rmSync(join(PROJECT_ROOT, folder, 'dist'), { recursive: true, force: true });
  const { ok, output } = await runCommand(
    ['npm', 'run', 'prepack', ...folders.map((folder) => `--workspace=${folder}`)],
    { quiet: true },
  );
  if (!ok) console.error(output);
  return ok;
}

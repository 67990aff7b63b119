import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';

/** Builds each package anew by its own script, which `npm pack` runs too. Returns whether all were built. */
export async function buildPackages() {
  // The template of a new remote is in the demo.
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

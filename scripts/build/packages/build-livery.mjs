import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withoutScripts } from './without-scripts.mjs';

/**
 * Puts the package `livery` together as `npm pack` takes it: its own package.json and README, and what a build has made
 * of the library and the command line. Both have to be there.
 *
 * @param {{ root: string, out: string }} needs
 */
export function buildLivery({ root, out }) {
  rmSync(out, { recursive: true, force: true });
  cpSync(join(root, 'packages/livery'), out, { recursive: true });
  withoutScripts(out);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  for (const folder of ['library', 'cli'])
    cpSync(join(root, 'dist', folder), join(out, 'dist', folder), { recursive: true });
}

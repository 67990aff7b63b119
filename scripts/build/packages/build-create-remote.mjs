import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutScripts } from './without-scripts.mjs';

/** The remote that a new one is a copy of. */
export const TEMPLATE = 'reference/remotes/template';

/** What a new remote is made of, beside the packages of this project. */
const DEPENDENCIES = ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom', 'rxjs', 'valibot'];
const FOR_DEVELOPMENT = ['@types/react', '@types/react-dom', 'jsdom', 'typescript', 'vite', 'vitest'];

/**
 * Builds `npm create @livery/remote`: its own files, the template of this project, and the versions that a new remote
 * begins with, which are this project's.
 *
 * @param {{ root: string, out: string }} needs
 */
export function buildCreateRemote({ root, out }) {
  rmSync(out, { recursive: true, force: true });
  cpSync(join(root, 'packages/create-remote'), out, { recursive: true });
  withoutScripts(out);
  cpSync(join(root, TEMPLATE), join(out, 'template'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const { version, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known = { ...dependencies, ...devDependencies };
  /** @param {readonly string[]} names */
  const versionsOf = (names) => Object.fromEntries(names.map((name) => [name, known[name]]));
  const versions = {
    dependencies: { '@livery/remote': version, '@livery/ui': version, ...versionsOf(DEPENDENCIES) },
    devDependencies: versionsOf(FOR_DEVELOPMENT),
  };
  writeFileSync(join(out, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}

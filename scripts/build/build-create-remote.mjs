/**
 * Adds to `npm create @livery/remote` the files that come from this project: the template, and the versions of the
 * dependencies of a new remote.
 *
 * Usage: node scripts/build/build-create-remote.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { copyChanged } from './copy-changed.mjs';

/** The dependencies of a new remote, besides the packages of this project. */
const DEPENDENCIES = ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom', 'rxjs', 'valibot'];
const FOR_DEVELOPMENT = ['@types/react', '@types/react-dom', 'jsdom', 'typescript', 'vite', 'vitest'];

const OUT_FOLDER = join(PROJECT_ROOT, 'packages/create-remote/dist');

const { version, dependencies, devDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
const knownDependencies = { ...dependencies, ...devDependencies };
/** @param {readonly string[]} names */
const knownVersions = (names) => Object.fromEntries(names.map((name) => [name, knownDependencies[name]]));
const versions = {
  dependencies: { '@livery/remote': version, '@livery/ui': version, ...knownVersions(DEPENDENCIES) },
  devDependencies: knownVersions(FOR_DEVELOPMENT),
};

copyChanged(join(PROJECT_ROOT, 'reference/remotes/template'), join(OUT_FOLDER, 'template'));
writeFileSync(join(OUT_FOLDER, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOfRemote } from './remote-name.mjs';

/** The contract versions of a new remote. */
const CONTRACT = '>=1.1 <2';

/** Files of the template that are only for this project. */
const OF_THE_PROJECT = ['package.json', 'tsconfig.json'];

/** The suffix of files whose real names npm would change or leave out. */
const SUFFIX = '.txt';

/**
 * @typedef {object} RemoteFiles
 * @property {string} template the folder of the entry, its components and its messages
 * @property {string} files the folder of all other files, each with `.txt` after its name
 * @property {string} versions a JSON file: `dependencies` and `devDependencies` of a new remote
 */

/**
 * Writes a new remote into a new folder with its name in `parent`. The folder must not exist: nothing is overwritten.
 *
 * @param {string} name such as `loyalty`
 * @param {string} parent
 * @param {RemoteFiles} from
 * @returns {string} the folder's name
 * @throws {Error} in one sentence, before anything is written
 */
export function createRemote(name, parent, from) {
  const place = placeOfRemote(name);
  const target = join(parent, place.folder);
  if (existsSync(target)) throw new Error(`${place.folder} exists already: choose another name, or move it away.`);
  const filePaths = [
    ...filesIn(from.template)
      // Its test needs this project's test support.
      .filter((file) => !OF_THE_PROJECT.includes(file) && !file.startsWith('tests/'))
      .map((file) => /** @type {const} */ ([file, readFileSync(join(from.template, file), 'utf8')])),
    ...filesIn(from.files).map(
      (file) => /** @type {const} */ ([file.slice(0, -SUFFIX.length), readFileSync(join(from.files, file), 'utf8')]),
    ),
  ].map(([file, text]) => [file, withRemoteName(text, place)]);
  const versions = JSON.parse(readFileSync(from.versions, 'utf8'));
  for (const [file = '', text = ''] of [...filePaths, ['package.json', packageJson(place, versions)]]) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text, { flag: 'wx' });
  }
  return place.folder;
}

/** @param {string} folder @returns {readonly string[]} paths of all files below it */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
}

/**
 * Replaces the template's name and path.
 *
 * @param {string} text
 * @param {import('./remote-name.mjs').RemotePlace} place
 */
function withRemoteName(text, { name, basePath }) {
  return text
    .replaceAll("'template'", `'${name}'`)
    .replaceAll(/\btemplate(?=: typeof )/g, name)
    .replaceAll('TemplateApp', `${name.slice(0, 1).toUpperCase()}${name.slice(1)}App`)
    .replaceAll(/(?<=['"`])\/blog(?=[/'"`])/g, basePath)
    .replaceAll('__NAME__', name);
}

/**
 * @param {import('./remote-name.mjs').RemotePlace} place
 * @param {Readonly<Record<string, unknown>>} versions
 */
function packageJson({ name, folder, routes }, versions) {
  const content = {
    name: folder,
    version: '0.1.0',
    private: true,
    type: 'module',
    livery: { name, entry: 'entry.tsx', ...(routes.length === 0 ? {} : { routes }), contract: CONTRACT },
    files: ['dist'],
    scripts: {
      dev: 'livery-remote dev',
      build: 'livery-remote build',
      check: 'tsc',
      test: 'vitest run',
      prepack: 'livery-remote build',
    },
    ...versions,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../machine/list-files.mjs';
import { SOURCE } from '../shared-ids.mjs';
import { emitPackage } from './emit-package.mjs';
import { declarationsOf, packageFiles, placeOf, scriptOf } from './package-files.mjs';

/** @typedef {{ exports: Record<string, string | Record<string, string>>, bin?: Record<string, string> }} PackageJson */

/**
 * Builds a package as others install it: JavaScript and declarations of what it exports, with the style sheets and
 * messages beside them, and a package.json whose exports lead to these.
 *
 * @param {{ root: string, folder: string, out: string }} needs `folder` from the project's root
 */
export async function buildPackage({ root, folder, out }) {
  /** @type {PackageJson} */
  const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const paths = Object.values(own.exports).flatMap((target) => sourcesOf(sourceOf(target, folder), root));
  const programs = Object.values(own.bin ?? {}).map((file) => join(folder, file));
  const entries = [...paths, ...programs].filter((path) => !path.endsWith('.css'));
  const work = join(out, '.build');
  rmSync(out, { recursive: true, force: true });
  try {
    const emitted = emitPackage({ root, entries, out: work });
    const { written, copied } = packageFiles({ root, emitted, folder, entries });
    for (const sheet of paths.filter((path) => path.endsWith('.css'))) {
      copied.add(sheet);
      written.set(`${placeOf(sheet, folder)}.d.ts`, sheet.endsWith('.module.css') ? CLASS_NAMES : NO_NAMES);
    }
    for (const [place, text] of written) write(join(out, place), text);
    for (const file of copied) copy(join(root, file), join(out, placeOf(file, folder)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  if (existsSync(join(root, folder, 'README.md'))) cpSync(join(root, folder, 'README.md'), join(out, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  write(join(out, 'package.json'), `${JSON.stringify(publicPackage(own, folder), null, 2)}\n`);
}

const CLASS_NAMES = 'declare const classes: { readonly [name: string]: string };\nexport default classes;\n';
const NO_NAMES = 'export {};\n';

/**
 * The package.json of what is built: each export has its declarations and its script, and no source.
 *
 * @param {PackageJson} own
 * @param {string} folder
 */
function publicPackage(own, folder) {
  const exports = Object.entries(own.exports).map(([name, target]) => {
    const place = `./${placeOf(scriptOf(sourceOf(target, folder)), folder)}`;
    const types = place.endsWith('.css') ? `${place}.d.ts` : declarationsOf(place);
    return [name, { types, default: place }];
  });
  const bin = Object.entries(own.bin ?? {}).map(([name, file]) => [name, placeOf(join(folder, file), folder)]);
  return {
    ...own,
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    ...(bin.length === 0 ? {} : { bin: Object.fromEntries(bin) }),
  };
}

/**
 * The files of an export: all that its `*` stands for.
 *
 * @param {string} source
 * @param {string} root
 */
function sourcesOf(source, root) {
  if (!source.includes('*')) return [source];
  const [folder = '', extension = ''] = source.split('*');
  return listFiles(root, [folder]).filter((file) => file.endsWith(extension));
}

/**
 * @param {string | Record<string, string>} target
 * @param {string} folder
 */
function sourceOf(target, folder) {
  const path = typeof target === 'string' ? target : target[SOURCE];
  if (path === undefined) throw new Error(`${folder}: an export has no ${SOURCE}.`);
  return join(folder, path);
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

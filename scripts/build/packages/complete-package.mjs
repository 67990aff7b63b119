import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../machine/list-files.mjs';
import { SOURCE } from '../shared-ids.mjs';
import { withoutScripts } from './without-scripts.mjs';

/** @typedef {{ exports: Record<string, string | Record<string, string>> }} PackageJson */

/**
 * Puts beside the scripts and declarations that `tsc -b` has written what it doesn't: style sheets, README and licence,
 * and a package.json whose exports lead to what was written.
 *
 * @param {{ root: string, folder: string, out: string }} needs `folder` and `out` from the project's root
 */
export function completePackage({ root, folder, out }) {
  for (const sheet of listFiles(root, [`${folder}/src`]).filter((file) => file.endsWith('.css'))) {
    const place = join(root, out, sheet.slice(folder.length + 1));
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(join(root, sheet), place);
    writeFileSync(`${place}.d.ts`, sheet.endsWith('.module.css') ? CLASS_NAMES : NO_NAMES);
  }
  const readme = join(root, folder, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(root, out, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(root, out, 'LICENSE'));
  const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  writeFileSync(join(root, out, 'package.json'), `${JSON.stringify(publicPackage(own), null, 2)}\n`);
  withoutScripts(join(root, out));
}

const CLASS_NAMES = 'declare const classes: { readonly [name: string]: string };\nexport default classes;\n';
const NO_NAMES = 'export {};\n';

/**
 * Each export has its declarations and its script, and no source.
 *
 * @param {PackageJson} own
 * @returns {PackageJson}
 */
function publicPackage(own) {
  const exports = Object.entries(own.exports).map(([name, target]) => {
    const source = typeof target === 'string' ? target : target[SOURCE];
    if (source === undefined) throw new Error(`The export ${name} has no ${SOURCE}.`);
    return [name, { types: declarationsOf(source), default: source.replace(/\.tsx?$/, '.js') }];
  });
  return { ...own, exports: { ...Object.fromEntries(exports), './package.json': './package.json' } };
}

/** @param {string} source */
function declarationsOf(source) {
  return source.endsWith('.css') ? `${source}.d.ts` : source.replace(/\.(m?)[tj]sx?$/, '.d.$1ts');
}

/**
 * Checks the imports between layers, that no other path crosses the border of a workspace, and that every file was
 * read: a parser that can't read TypeScript would find no violations.
 *
 * Usage: node scripts/checks/check-layers.mjs [root]
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import rules from '../../config/dependency-cruiser.js';
import { LAYERED_FOLDERS } from '../../config/layers.js';
import { listFiles } from '../machine/list-files.mjs';
import { waysOut } from './ways-out.mjs';

// dependency-cruiser 17, the last for Node 20, makes swc expect no JSX and has no option for it; version 18 reads
// `.tsx` by itself: https://github.com/sverweij/dependency-cruiser/issues/1081 (decision 17).
const parse = swc.parseFileSync;
Object.assign(swc, {
  /** @type {(file: string, options: import('@swc/core').ParseOptions) => import('@swc/core').Module} */
  parseFileSync: (file, options) => parse(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') }),
});

/** Further folders of the shell whose paths are checked. */
const OTHER_FOLDERS = ['.storybook', 'config', 'examples', 'scripts', 'tests'];

const root = resolve(process.argv[2] ?? '.');
const files = listFiles(root, LAYERED_FOLDERS).filter((file) => /\.[cm]?tsx?$/.test(file));
// Tests belong to no layer, but a file that only tests use is no orphan.
const folders = [...LAYERED_FOLDERS, 'tests'].filter((folder) => existsSync(join(root, folder)));

const { options, ...ruleSet } = rules;
const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet });
if (typeof output === 'string') throw new Error(output);

const readModules = new Set(output.modules.filter((module) => !module.couldNotResolve).map((module) => module.source));
const unreadFiles = files.filter((file) => !readModules.has(file));
const filesOutside = [...listFiles(root, [...LAYERED_FOLDERS, ...OTHER_FOLDERS]), ...readdirSync(root)]
  .filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file))
  .flatMap((file) => waysOut(root, file).map((path) => ({ file, path })));
const violations = output.summary.violations;
const reasonByRule = new Map(ruleSet.forbidden.map((rule) => [rule.name, rule.comment]));

for (const { from, to, rule } of violations) {
  console.error(`${from}${to === from ? '' : ` → ${to}`}\n  ${rule.name}: ${reasonByRule.get(rule.name)}`);
}
for (const { file, path } of filesOutside) {
  console.error(
    `${file} → ${path}\n  no-way-out: No path leads out of a workspace, or from the shell into one: import by the name that its package.json exports.`,
  );
}
for (const file of unreadFiles) console.error(`${file}\n  was not read, so that its layers are not checked.`);
if (files.length === 0) console.error(`No TypeScript file in ${LAYERED_FOLDERS.join(', ')} under ${root}.`);

const isRefused = violations.length > 0 || filesOutside.length > 0 || unreadFiles.length > 0 || files.length === 0;
if (!isRefused) console.log(`${files.length} files keep their layers.`);
process.exitCode = isRefused ? 1 : 0;

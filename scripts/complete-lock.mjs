/**
 * Completes package-lock.json with the optional packages of other platforms.
 *
 * A registry mirror that keeps only this platform's programs leaves them out of the
 * lock file, and then `npm ci` refuses it everywhere. Run this after `npm install`.
 *
 * Usage: node scripts/complete-lock.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionals } from './missing-optionals.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const file = join(PROJECT_ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock.packages);

const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} optional packages added.`);

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the scripts out of a package.json, which are those of a workspace of this project. @param {string} folder */
export function withoutScripts(folder) {
  const place = join(folder, 'package.json');
  const { scripts, ...published } = JSON.parse(readFileSync(place, 'utf8'));
  writeFileSync(place, `${JSON.stringify(published, null, 2)}\n`);
}

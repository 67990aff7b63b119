/**
 * Checks that style sheets mirror by themselves (logical properties only) and take their colours from the theme.
 *
 * Usage: node scripts/check-styles.mjs [root]
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { styleDeclarations } from './lint/style-declarations.mjs';
import { styleRefusal } from './lint/style-refusal.mjs';
import { listFiles } from './list-files.mjs';

const root = resolve(process.argv[2] ?? '.');
const sheets = listFiles(root, ['src', 'remotes', 'workshop', 'public']).filter((file) => file.endsWith('.css'));

const refusals = sheets.flatMap((file) => {
  const mayNameColours = file.startsWith('src/ui/theme/');
  return styleDeclarations(readFileSync(join(root, file), 'utf8')).flatMap((declaration) => {
    const refusal = styleRefusal(declaration, { mayNameColours });
    return refusal === undefined ? [] : [`${file}:${declaration.line} ${refusal}`];
  });
});

for (const refusal of refusals) console.error(refusal);
if (sheets.length === 0) console.error(`No style sheet under ${root}.`);
if (refusals.length === 0 && sheets.length > 0)
  console.log(`${sheets.length} style sheets mirror, and take their colours from the theme.`);
process.exitCode = refusals.length > 0 || sheets.length === 0 ? 1 : 0;

/**
 * Checks that style sheets mirror by themselves (logical properties only), take their colours from the theme,
 * and write text only on backgrounds on which it is readable for every brand.
 *
 * Usage: node scripts/check-styles.mjs [root]
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pairRefusal } from './lint/readable-pairs.mjs';
import { styleDeclarations } from './lint/style-declarations.mjs';
import { styleRefusal } from './lint/style-refusal.mjs';
import { textPairs } from './lint/text-pairs.mjs';
import { listFiles } from './list-files.mjs';

const root = resolve(process.argv[2] ?? '.');
const sheets = listFiles(root, ['src', 'remotes', 'public']).filter((file) => file.endsWith('.css'));

const refusals = sheets.flatMap((file) => {
  const mayNameColours = file.startsWith('src/ui/theme/');
  const css = readFileSync(join(root, file), 'utf8');
  return [
    ...styleDeclarations(css).map((declaration) => ({
      line: declaration.line,
      refusal: styleRefusal(declaration, { mayNameColours }),
    })),
    ...textPairs(css).map((pair) => ({ line: pair.line, refusal: pairRefusal(pair) })),
  ].flatMap(({ line, refusal }) => (refusal === undefined ? [] : [`${file}:${line} ${refusal}`]));
});

for (const refusal of new Set(refusals)) console.error(refusal);
if (sheets.length === 0) console.error(`No style sheet under ${root}.`);
if (refusals.length === 0 && sheets.length > 0)
  console.log(
    `${sheets.length} style sheets mirror, take their colours from the theme, and can be read in every brand.`,
  );
process.exitCode = refusals.length > 0 || sheets.length === 0 ? 1 : 0;

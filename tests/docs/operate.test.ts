import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../src/infrastructure/configuration/settings.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/operate.md');
const TABLE = /(<!-- settings -->\n)[\s\S]*(<!-- end of settings -->)/;

it('docs/operate.md has the table of all settings', async () => {
  const rows = Object.values(SETTINGS).map(
    ({ name, meaning, otherwise }) => `| \`${name}\` | ${meaning} | ${otherwise} |`,
  );
  const table = ['| variable | meaning | default |', '|---|---|---|', ...rows, ''].join('\n');
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toMatch(TABLE);
  await expect(text.replace(TABLE, `$1${table}$2`)).toMatchFileSnapshot(DOCUMENT);
});

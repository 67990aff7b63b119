import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORT_SUITES } from '../contracts/port-suites.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/adapters.md');
const EXAMPLE = join(import.meta.dirname, '../../examples/own-adapter');
const TABLE = /(\|---\|---\|---\|\n)[\s\S]*?(<!-- end of ports -->)/;

const page = readFileSync(DOCUMENT, 'utf8');

/** The type of each port, as `Ports` names it. */
function typesOfPorts(): Readonly<Record<string, string>> {
  const files = ['src/application/adapters.ts', 'src/infrastructure/storage/stored-values.ts'];
  const text = files.map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).join('\n');
  return Object.fromEntries(
    [...text.matchAll(/^ {2}readonly (\w+): ([A-Z]\w+);$/gm)].map(([, port, type]) => [port, type]),
  );
}

describe('docs/adapters.md', () => {
  it('has the table of all ports, with their types and suites', async () => {
    const types = typesOfPorts();
    const rows = Object.entries(PORT_SUITES).map(
      ([port, suite]) => `| \`${port}\` | \`${types[port]}\` | \`${suite}\` |\n`,
    );
    expect(rows.join('')).not.toContain('undefined');
    expect(page).toMatch(TABLE);
    await expect(page.replace(TABLE, `$1${rows.join('')}$2`)).toMatchFileSnapshot(DOCUMENT);
  });

  it('shows every file of the example as it is', () => {
    const shownSources = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code);
    const files = readdirSync(EXAMPLE).filter((name) => name.endsWith('.ts'));
    expect(shownSources.sort()).toEqual(files.map((name) => readFileSync(join(EXAMPLE, name), 'utf8')).sort());
  });
});

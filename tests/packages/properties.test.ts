import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { inAShell } from './in-a-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-properties-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

it('docs/properties.md leads from packed packages to properties of the domain', async () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs/properties.md'), 'utf8');
  const outputs: string[] = [];
  for (const [, commands = ''] of page.matchAll(/^```sh\n([\s\S]*?)^```/gm)) {
    outputs.push(await inAShell(commands, folder));
  }
  expect(outputs).toHaveLength(3);
  expect(outputs[2]).toMatch(/Tests .*3 passed/);
}, 400_000);

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { inAShell } from './in-a-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-package-'));
const installed = join(folder, 'node_modules/livery');
const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, 'packages/livery/package.json'), 'utf8'));

const runInFolder = (commands: string) => inAShell(commands, folder);

/** The names of all files below a folder of the package. */
const filesIn = (place: string) =>
  readdirSync(join(installed, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The packages that a module or a declaration imports by name. */
function importedBy(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const namedPattern = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?\bfrom\s*)?["']([^"'\n]+)["']/g;
  const dynamic = /\bimport\(\s*["']([^"'\n]+)["']/g;
  return [namedPattern, dynamic].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
}

const outputs: string[] = [];

beforeAll(async () => {
  const page = readFileSync(join(PROJECT_ROOT, 'docs/adapters.md'), 'utf8');
  for (const [, commands = ''] of page.matchAll(/^```sh\n([\s\S]*?)^```/gm)) outputs.push(await runInFolder(commands));
}, 400_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe('docs/adapters.md', () => {
  it('leads to an adapter that the command line drives', () => {
    expect(outputs[2]).toContain('Harbour Holidays');
    expect(outputs[2]).toContain('"price');
  });

  it('leads to an adapter that fulfils its contract', () => {
    expect(outputs[3]).toMatch(/Test Files .*1 passed/);
  });

  it('leads to a program of one’s own', () => {
    expect(outputs[4]?.trim()).toBe('Harbour Holidays');
    expect(outputs).toHaveLength(5);
  });
});

describe('the packed package', () => {
  it('has the built library with its declarations and the built command line, and nothing else', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(join(installed, 'dist')).sort()).toEqual(['cli', 'library']);
    expect(filesIn('dist').filter((file) => !/\.(js|d\.ts|txt)$/.test(file))).toEqual([]);
  });

  it('brings what it imports, and nothing else: no React', () => {
    const builtin = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
    const importedNames = filesIn('dist/library').flatMap(importedBy);
    const packages = importedNames
      .filter((name) => !name.startsWith('.') && !builtin.has(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const programs = filesIn('dist/cli').filter((file) => /\bimport\(["']jiti["']\)/.test(readFileSync(file, 'utf8')));
    expect(programs).toHaveLength(1);
    const declaredPackages = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    expect([...new Set([...packages, 'jiti'])].sort()).toEqual(declaredPackages.sort());
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
  });

  it('has every declaration that another one imports', () => {
    const missingTypes = filesIn('dist/library/types').flatMap((file) =>
      importedBy(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(dirname(file), name.replace(/\.tsx?$/, '.d.ts')))
        .filter((name) => !existsSync(name)),
    );
    expect(missingTypes).toEqual([]);
  });

  const PROGRAM = `
import { type AdapterModule, type AgencySource, createShell, ok, replacing, type Shell, sourcesOver } from 'livery';
import { httpNodeAdapters } from 'livery/adapters/http';
import { memoryAdapters } from 'livery/adapters/memory';
import { parseRecording, recordedAdapters } from 'livery/adapters/recorded';
import * as contracts from 'livery/contracts';
import { DEMO_PLATFORM } from 'livery/demo';

const agencies: AgencySource = { read: async () => ok(null) };
export const adapters: AdapterModule = ({ memory }) => ({ agencies, deals: memory.deals });
export const now = Temporal.Now.instant();
const memory = memoryAdapters({ platform: DEMO_PLATFORM, host: 'aurora.localhost', now });
export const shell: Shell = createShell([...memory, replacing({ agencies })]);
export const name: string | undefined = shell.agency.state.now().kind;
export const others = [httpNodeAdapters, parseRecording, recordedAdapters, sourcesOver, contracts];
`;
  const WRONG = `
import { createShell, replacing } from 'livery';
createShell([replacing({ agencies: { read: async () => 5 } })]);
`;

  it.each([
    ['bundlers', '--module esnext --moduleResolution bundler'],
    ['Node', '--module nodenext'],
  ])('type-checks for %s with TypeScript’s default settings', async (_, settings) => {
    writeFileSync(join(folder, 'check.ts'), PROGRAM);
    writeFileSync(join(folder, 'wrong.ts'), WRONG);
    const check = (file: string) => runInFolder(`npx tsc --ignoreConfig --noEmit ${settings} ${file}`);
    await check('check.ts');
    await expect(check('wrong.ts')).rejects.toThrow(/error TS2322/);
  });

  it('lets nobody in by another way than its exports', async () => {
    await expect(runInFolder(`node -e "import('livery/dist/library/livery.js')"`)).rejects.toThrow(
      /not exported|not defined/,
    );
  });

  it('has the program livery', async () => {
    expect((await runInFolder('npx livery --version')).trim()).toBe(manifest.version);
  });
}, 60_000);

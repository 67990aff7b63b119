/**
 * Builds what other programs import of Livery, for Node and for bundlers: its modules (dist/library) and their
 * declarations (dist/library/types).
 *
 * Its dependencies are imported, as those of any package. fast-check comes along: the contract suites need it, and
 * whoever runs them has Vitest alone.
 *
 * Usage: node scripts/build/build-library.mjs
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listFiles } from '../machine/list-files.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { dataNotices, LICENSES, SANDBOX_DATA, writeNotices } from './write-notices.mjs';

const LIBRARY = join(PROJECT_ROOT, 'dist/library');
const TYPES = join(LIBRARY, 'types');

const DEMO = 'reference/sandbox/memory/demo-platform.ts';

/** The modules of `exports` in packages/livery/package.json, by their names in dist/library. */
const ENTRIES = {
  livery: 'src/library/livery.ts',
  memory: 'src/library/adapters/memory.ts',
  ...(existsSync(join(PROJECT_ROOT, DEMO)) ? { demo: DEMO } : {}),
  http: 'src/library/adapters/http.ts',
  recorded: 'src/library/adapters/recorded.ts',
  why: 'src/library/why.ts',
  contracts: 'tests/contracts/contracts.ts',
  ...Object.fromEntries(
    listFiles(PROJECT_ROOT, ['src/domain'])
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  ),
};

/** Returns whether it could. */
export async function buildLibrary() {
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { external: ['@livery/contract'], noExternal: [/fast-check/, 'pure-rand'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: LIBRARY,
      emptyOutDir: true,
      copyPublicDir: false,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash:7].js' },
      },
    },
  });
  writeNotices(LIBRARY, { data: [...dataNotices(), ...SANDBOX_DATA] });
  const { ok, output } = await runCommand(['tsc', '--project', 'scripts/build/library.tsconfig.json'], { quiet: true });
  if (!ok) console.error(output);
  removeUnusedDeclarations();
  return ok;
}

/** tsc writes declarations of all that it reads; those stay that the library's own lead to. */
function removeUnusedDeclarations() {
  const used = new Set(Object.values(ENTRIES).map((entry) => join(TYPES, entry.replace(/\.ts$/, '.d.ts'))));
  for (const file of used) {
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/["'](\.{1,2}\/[^"']+)\.tsx?["']/g)) {
      used.add(join(dirname(file), `${imported}.d.ts`));
    }
  }
  for (const file of listFiles(PROJECT_ROOT, [relative(PROJECT_ROOT, TYPES)])) {
    if (!used.has(join(PROJECT_ROOT, file))) rmSync(join(PROJECT_ROOT, file));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await buildLibrary()) ? 0 : 1;

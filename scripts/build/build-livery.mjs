/**
 * Builds the package `livery` in packages/livery/dist, unless it is already built: for other programs its modules
 * (library) and their declarations (library/types), and the command line (cli).
 *
 * The library imports its dependencies like any package. Bundled are the parts of @livery/contract that it uses, and
 * fast-check, because the contract suites need it and those who run them have only Vitest.
 *
 * Usage: node scripts/build/build-livery.mjs
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { listFiles } from '../machine/list-files.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { isBuildFresh, stampBuild } from './build-stamp.mjs';
import { SOURCE } from './shared-ids.mjs';
import { dataNotices, LICENSES, SANDBOX_DATA, writeNotices } from './write-notices.mjs';

const OUT_FOLDER = 'packages/livery/dist';
const LIBRARY = join(PROJECT_ROOT, OUT_FOLDER, 'library');
const TYPES = join(LIBRARY, 'types');
const CLI = join(PROJECT_ROOT, OUT_FOLDER, 'cli');

const DEMO = 'reference/sandbox/memory/demo-platform.ts';

/** The modules of `exports` in packages/livery/package.json, by their names in the library. */
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

if (!isBuildFresh(PROJECT_ROOT, OUT_FOLDER)) {
  process.env.NODE_ENV = 'production';
  rmSync(join(PROJECT_ROOT, OUT_FOLDER), { recursive: true, force: true });
  await buildLibrary();
  await build({ root: PROJECT_ROOT, logLevel: 'warn', build: { ssr: 'src/cli/main.ts', outDir: CLI } });
  writeNotices(CLI, { data: [...dataNotices(), ...SANDBOX_DATA] });
  stampBuild(PROJECT_ROOT, OUT_FOLDER);
}

async function buildLibrary() {
  await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: {
      noExternal: [/fast-check/, 'pure-rand'],
      resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    },
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
  if (!ok) throw new Error(`The declarations of the library can’t be written:\n${output}`);
  removeUnusedDeclarations();
}

/** tsc writes declarations of every file that it reads; only those that the library's declarations import are kept. */
function removeUnusedDeclarations() {
  const usedFiles = new Set(Object.values(ENTRIES).map((entry) => join(TYPES, entry.replace(/\.ts$/, '.d.ts'))));
  for (const file of usedFiles) {
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/["'](\.{1,2}\/[^"']+)\.tsx?["']/g)) {
      usedFiles.add(join(dirname(file), `${imported}.d.ts`));
    }
  }
  for (const file of listFiles(PROJECT_ROOT, [relative(PROJECT_ROOT, TYPES)])) {
    if (!usedFiles.has(join(PROJECT_ROOT, file))) rmSync(join(PROJECT_ROOT, file));
  }
}

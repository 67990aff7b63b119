/**
 * Runs a benchmark as production runs the code, bundled: `npm run bench -- wiring`.
 * Ratios come first, since milliseconds depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { PROJECT_ROOT } from './machine/project-root.mjs';

const folder = join(PROJECT_ROOT, 'scripts/bench');
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const [name = ''] = process.argv.slice(2);

if (names.includes(name)) {
  const outDir = join(PROJECT_ROOT, 'node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: PROJECT_ROOT,
    ssr: { noExternal: true },
    build: { ssr: join(folder, `${name}.ts`), outDir, emptyOutDir: true, target: 'node20' },
  });
  const { status } = spawnSync(process.execPath, [join(outDir, `${name}.js`)], { stdio: 'inherit' });
  rmSync(outDir, { recursive: true });
  process.exitCode = status ?? 1;
} else {
  console.error(`Name a benchmark: npm run bench -- ${names.join(' | ')}`);
  process.exitCode = 2;
}

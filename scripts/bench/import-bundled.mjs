import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { SOURCE } from '../build/shared-ids.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/**
 * Imports a benchmark of this folder as production runs the code, bundled.
 *
 * @param {'domain' | 'wiring'} name
 * @returns {Promise<{ measure(options: { rounds: number }): Promise<import('./report/report.mjs').Report> }>}
 */
export async function importBundled(name) {
  const outDir = join(PROJECT_ROOT, `node_modules/.cache/bench/${name}-${process.pid}`);
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: PROJECT_ROOT,
      ssr: { noExternal: true, resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ssr: join(PROJECT_ROOT, `scripts/bench/${name}.ts`),
        outDir,
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
      },
    });
    return await import(pathToFileURL(join(outDir, `${name}.js`)).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

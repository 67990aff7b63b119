import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { integrityOf } from './built-files.mjs';
import { classNames } from './remote-config.mjs';
import { SHARED_IDS } from './shared-ids.mjs';
import { sharedRouter } from './shared-router.mjs';
import { sharedUi } from './shared-ui.mjs';

/**
 * Builds the file that renders a remote's pages on a server: one CommonJS file with everything except the packages that
 * the page shares, which the server has too. Class names are those of the remote's style sheet; the messages of all
 * languages are included.
 *
 * @param {import('./remote-config.mjs').RemoteBuild} options `entry` exports `render`
 * @returns {Promise<import('./build-remote.mjs').BuiltFile>}
 */
export async function buildServer({ root, entry, out, folder, conditions = [] }) {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sharedUi(), sharedRouter(folder)],
    resolve: { conditions: [...conditions, 'es2015', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: [...conditions, 'es2015', ...defaultServerConditions] } },
    css: { modules: classNames(folder) },
    build: {
      target: 'node20.19',
      ssr: entry,
      outDir: join(out, folder),
      emptyOutDir: false,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        external: [...SHARED_IDS, 'react-dom/server'],
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          format: 'cjs',
          hashCharacters: 'hex',
          entryFileNames: 'server-[hash].js',
          codeSplitting: false,
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${folder}: the build for servers gave no file.`);
  const [{ fileName }] = built.output;
  return { url: `${folder}/${fileName}`, integrity: integrityOf(readFileSync(join(out, folder, fileName))) };
}

import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compileHints } from './scripts/build/compile-hints.ts';
import { firstLoadChunk } from './scripts/build/first-load-chunk.ts';
import { groupedModules } from './scripts/build/grouped-modules.ts';
import { platformApi } from './scripts/build/platform-api.ts';
import { hotMessages, lateChanges } from './scripts/build/remote-package.mjs';
import { serveRemotes } from './scripts/build/serve-remotes.ts';
import { serveSandbox } from './scripts/build/serve-sandbox.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { SOURCE } from './scripts/build/shared-ids.mjs';
import { sharedModules } from './scripts/build/shared-modules.ts';
import { startGuard } from './scripts/build/start-guard.ts';
import { withoutReasons } from './scripts/build/without-reasons.ts';
import { LICENSES } from './scripts/build/write-notices.mjs';

/** The last two years of Chromium, Firefox and Safari. */
const BROWSERS = ['chrome131', 'edge131', 'firefox133', 'safari18'];

/** The demo's modules, if the demo is missing: a program that imports them then reports that. */
const MISSING = existsSync(`${import.meta.dirname}/reference/sandbox`) ? [] : [/^@livery\/sandbox\//];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    serveSandbox(),
    serveRemotes(),
    hotMessages(),
    lateChanges(),
    firstLoadChunk(),
    compileHints(['first', 'index']),
    groupedModules(),
    sharedModules(),
    startGuard(),
    withoutReasons(),
    platformApi(),
    serviceWorker(import.meta.dirname),
  ],
  resolve: {
    // With this condition rxjs offers ES classes; otherwise they are compiled to functions.
    conditions: [SOURCE, 'es2015', ...defaultClientConditions],
    // For Node it offers CommonJS, and a program would have to load all of it.
    alias: isSsrBuild
      ? [{ find: /^rxjs$/, replacement: `${import.meta.dirname}/node_modules/rxjs/dist/esm/index.js` }]
      : [],
  },
  // Short class names, because the first file lists them; the dev server's are readable.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  // Programs for Node contain their packages, so that dist/ runs wherever Node does. Not jiti, which loads files of its
  // own package: only the command line needs it, for TypeScript on an older Node.
  ssr: {
    noExternal: true,
    external: ['jiti'],
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  },
  // React's development build takes three times as long to render a page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        target: 'node20',
        copyPublicDir: false,
        license: { fileName: LICENSES },
        // The edge uses the same names for pictures as the browsers' build, which contains them.
        assetsInlineLimit: 0,
        rolldownOptions: { external: MISSING, output: { assetFileNames: 'assets/[hash:7][extname]' } },
      }
    : {
        target: BROWSERS,
        outDir: 'dist/client',
        // The output is nearly 1 % smaller than Oxc's. Little inlining, as copies of functions compress worse.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 4, inline: 1 } },
        license: { fileName: LICENSES },
        manifest: true,
        // scripts/build/post-build.mjs moves the maps out of the served folder.
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        // config/size-limit.js measures the compressed sizes that matter.
        chunkSizeWarningLimit: 1000,
        // The content security policy allows no data: pictures.
        assetsInlineLimit: 0,
        // The first file lists the files that later ones need, so names without meaning keep it small.
        rolldownOptions: {
          // See decision 17: all browser tests run on this build.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            // The page's Trusted Types policy recognises the map worker by its name.
            assetFileNames: ({ names }) =>
              names.includes('maplibre-gl-worker.mjs') ? 'assets/map-worker-[hash:8].js' : 'assets/[hash:7][extname]',
          },
        },
      },
}));

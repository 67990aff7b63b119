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

/** The demo, if it is not there: then a program that asks for it says so. */
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
    // rxjs offers its classes as such under this name, and as functions under any other.
    conditions: [SOURCE, 'es2015', ...defaultClientConditions],
    // For Node it offers CommonJS, of which a program would load all.
    alias: isSsrBuild
      ? [{ find: /^rxjs$/, replacement: `${import.meta.dirname}/node_modules/rxjs/dist/esm/index.js` }]
      : [],
  },
  // Short class names, because the first file lists them; the dev server's can be read.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  // What ships to Node brings its packages along, so that dist/ runs wherever Node does.
  // jiti loads files of its own package; only the command line needs it, for TypeScript on an older Node.
  ssr: {
    noExternal: true,
    external: ['jiti'],
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  },
  // React's own development build takes three times as long to render a page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? {
        target: 'node20',
        copyPublicDir: false,
        license: { fileName: LICENSES },
        // The edge names pictures as the browsers' build does, which has them.
        assetsInlineLimit: 0,
        rolldownOptions: { external: MISSING, output: { assetFileNames: 'assets/[hash:7][extname]' } },
      }
    : {
        target: BROWSERS,
        outDir: 'dist/client',
        // Nearly a percent smaller than what Oxc makes of it; copies of functions where they are called compress worse.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 4, inline: 1 } },
        license: { fileName: LICENSES },
        manifest: true,
        // scripts/build/post-build.mjs moves them out of what is served.
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        // config/size-limit.js weighs what counts, compressed.
        chunkSizeWarningLimit: 1000,
        // The content security policy allows no data: pictures.
        assetsInlineLimit: 0,
        // The first file lists what later ones need; their names are weight on it, and tell a browser nothing.
        rolldownOptions: {
          // As decision 17 has it: all browser tests run on this build.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            // The page's Trusted Types policy knows the worker of maps by its name.
            assetFileNames: ({ names }) =>
              names.includes('maplibre-gl-worker.mjs') ? 'assets/map-worker-[hash:8].js' : 'assets/[hash:7][extname]',
          },
        },
      },
}));

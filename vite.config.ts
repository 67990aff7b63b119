import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxBehind } from './scripts/sandbox-behind.ts';

/** The last two years of Chromium, Firefox and Safari. */
const BROWSERS = ['chrome131', 'edge131', 'firefox133', 'safari18'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), sandboxBehind()],
  // The same package without its copies of what these browsers have themselves, such as WeakMap.
  resolve: { alias: [{ find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' }] },
  // What ships to Node brings its packages along, so that dist/ runs wherever Node does.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node20', copyPublicDir: false }
    : {
        target: BROWSERS,
        manifest: true,
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        // scripts/check-first-load.mjs weighs what counts, compressed.
        chunkSizeWarningLimit: 1000,
        // The content security policy allows no data: pictures.
        assetsInlineLimit: 0,
      },
}));

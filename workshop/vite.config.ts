import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxBehind } from '../scripts/sandbox-behind.ts';

/** Of the sandbox only its pictures are needed: the workshop's page has no place for a configuration. */
const { transformIndexHtml: _, ...pictures } = sandboxBehind();

/** The workshop is served, never built: it ships to nobody. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // What is kept of packages does not get into the way of `npm run dev`.
  cacheDir: 'node_modules/.vite/workshop',
  appType: 'mpa',
  plugins: [react(), pictures],
  optimizeDeps: { entries: ['workshop/index.html'] },
});

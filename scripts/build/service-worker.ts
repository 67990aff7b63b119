import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { LICENSES, WORKER_LICENSES } from './write-notices.mjs';

const CLIENT = 'dist/client';

/** The files that the page's HTML names: its scripts, their imports, and its style sheets. */
const NAMED_FILE = /\b(?:src|href)="\/(assets\/[^"]+)"/g;

/**
 * Builds src/service-worker/service-worker.ts with a list of the files that every page needs. The page registers it
 * (src/service-worker/register-service-worker.ts), and the edge writes the manifest of each agency.
 */
export function serviceWorker(root: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css}'],
      manifestTransforms: [
        async (files) => {
          const page = readFileSync(join(root, CLIENT, 'index.html'), 'utf8');
          const namedFiles = new Set([...page.matchAll(NAMED_FILE)].map(([, file]) => file));
          return { manifest: files.filter(({ url }) => namedFiles.has(url)) };
        },
      ],
    },
    integration: {
      configureCustomSWViteBuild(build) {
        build.build = { ...build.build, license: { fileName: `${WORKER_LICENSES}/${LICENSES}` } };
      },
    },
  });
}

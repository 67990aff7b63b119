import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { answerFromSandbox } from '../scripts/build/serve-sandbox.ts';
import { SOURCE } from '../scripts/build/shared-ids.mjs';

/** Adds the pictures that the stories show to a static build, because no sandbox runs there. */
function sandboxPictures(): Plugin {
  const written = new Set<string>();
  return {
    name: 'livery:sandbox-pictures',
    apply: 'build',
    transform: {
      filter: { code: /['"]\/media\/[\w/.-]+\.svg['"]/ },
      async handler(code) {
        for (const [path] of code.matchAll(/\/media\/[\w/.-]+\.svg/g)) {
          if (written.has(path)) continue;
          written.add(path);
          const { mediaRoutes } = await import('@livery/sandbox/api/media-routes');
          const response = await mediaRoutes().request(path);
          if (response.ok) this.emitFile({ type: 'asset', fileName: path.slice(1), source: await response.text() });
        }
      },
    },
  };
}

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  plugins: [react(), answerFromSandbox(), sandboxPictures()],
  cacheDir: 'node_modules/.vite/storybook',
  optimizeDeps: { entries: ['.storybook/preview.tsx', '{src/ui,packages/ui,reference/tests}/**/*.stories.tsx'] },
  build: { chunkSizeWarningLimit: 2000 },
});

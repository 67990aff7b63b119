import { SINGLE_PACKAGES } from './shared-ids.mjs';

/** The packages whose style sheets and messages a bundler reads, Vitest's too. */
const PACKAGES = /\/@livery\//;

/**
 * For the `vite.config.ts` or `vitest.config.ts` of a remote: Vitest reads the packages as the build does, so that tests
 * can import what imports style sheets. `livery-remote build` needs no configuration.
 *
 * @returns {import('vite').Plugin}
 */
export function liveryRemote() {
  return {
    name: 'livery:remote',
    config: () => ({
      resolve: { dedupe: [...SINGLE_PACKAGES] },
      ssr: { noExternal: [PACKAGES] },
      test: { server: { deps: { inline: [PACKAGES] } } },
    }),
  };
}

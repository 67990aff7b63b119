import { SINGLE_PACKAGES } from './shared-ids.mjs';

/** Packages that import style sheets and messages, which Node can't load: Vite bundles them, also in tests. */
const PACKAGES = /\/@livery\//;

/**
 * For the `vite.config.ts` or `vitest.config.ts` of a remote: Vitest reads the packages as the build does, so that
 * tests can import modules that import style sheets. `livery-remote build` needs no configuration.
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

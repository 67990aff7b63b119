/** The packages whose style sheets and messages a bundler reads, Vitest's too. */
const PACKAGES = /\/@livery\//;

/** Libraries that have one copy in the page: contexts and classes of a second one are others. */
const DEDUPED = [
  ...['react', 'react-dom', 'react-i18next', 'rxjs'],
  ...['@tanstack/react-query', 'react-hook-form', 'react-router', 'react-router-dom'],
];

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
      resolve: { dedupe: [...DEDUPED] },
      ssr: { noExternal: [PACKAGES] },
      test: { server: { deps: { inline: [PACKAGES] } } },
    }),
  };
}

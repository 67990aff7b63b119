import type { Plugin } from 'vite';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile whole files in another thread while they arrive (explicit compile hints; other engines ignore the
 * comment). `postBanner` doesn't work: Vite puts its list of preloaded files before it, and V8 reads the hint only in
 * the first line.
 *
 * @param names of the chunks that every page runs as soon as they are loaded
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'livery:compile-hints',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // The file's name has a hash of its content without the hint, so the hint is added to the hash.
    augmentChunkHash: ({ name }) => (names.includes(name) ? COMPILE_HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
          chunk.code = COMPILE_HINT + chunk.code;
          if (chunk.map !== null) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}

import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile files whole while they arrive, in another thread (V8's explicit compile hints; others read a comment). It
 * is no `postBanner`: Vite writes its list of preloaded files before that, and V8 reads the hint in the first line alone.
 *
 * @param names of the chunks that every page runs as soon as they are there
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'livery:compile-hints',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // The file's name has the digest of what it was before: with the hint it is another.
    augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
          chunk.code = HINT + chunk.code;
          if (chunk.map !== null) chunk.map.mappings = `;${chunk.map.mappings}`;
        }
      },
    },
  };
}

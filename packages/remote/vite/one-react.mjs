/** Modules of React itself: a second copy of them in the page has hooks and contexts of its own. */
const REACT = /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler)\//;

/**
 * Fails the build of a remote that bundles React, its `jsx-runtime` or its renderer, in one sentence.
 *
 * @param {string} name of the remote, for the sentence
 * @returns {import('vite').Plugin}
 */
export function oneReact(name) {
  return {
    name: 'livery:one-react',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const copy = modules.find((id) => REACT.test(id));
      if (copy === undefined) return;
      const [importer = 'its entry'] = this.getModuleInfo(copy)?.importers ?? [];
      const [, file] = copy.split('/node_modules/').slice(-2);
      this.error(
        `${name} bundles a second React (${file}, imported by ${importer}): import react, react-dom, react-dom/client ` +
          'and react/jsx-runtime by these names only, which the page shares.',
      );
    },
  };
}

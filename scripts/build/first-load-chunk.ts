import type { Plugin } from 'vite';

/** Collections of which each part is loaded with what uses it. */
const IN_PARTS =
  /node_modules\/(lucide-react|@fortawesome|rxjs|react-i18next\/dist\/es\/(Icu|with|useSSR|Translation))/;

/** Texts with elements in them: no page shows one before its own code is there. */
const TRANS = /node_modules\/(html-parse-stringify|void-elements|react-i18next\/.*\/Trans(WithoutContext)?\.js)/;

/** What only remote modules may use, which share the whole package. */
const FOR_REMOTES = /node_modules\/react-i18next\/.*\/(Icu|with|Translation)/;

/**
 * Keeps what the first screen needs in one file: cut into the pieces that later
 * screens happen to share, it compresses a tenth worse and costs forty requests.
 *
 * Parts of react-i18next are named because remotes share the package whole, and
 * Rolldown takes a shared package whole into the file that needs some of it. Its
 * options don't help: `entriesAware` and the tag `$initial` cut the first file by who
 * shares what, and the package in a group of its own would run before React.
 */
export function firstLoadChunk(): Plugin {
  const needed = new Set<string>();

  return {
    name: 'livery:first-load-chunk',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'trans', test: TRANS, priority: 1, includeDependenciesRecursively: false },
                { name: 'for-remotes', test: FOR_REMOTES, priority: 1, includeDependenciesRecursively: false },
                { name: 'first', test: (id: string) => needed.has(id) },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const need = (id: string): void => {
        if (needed.has(id) || IN_PARTS.test(id)) return;
        needed.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) need(imported);
      };
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      const pages = [...this.getModuleIds()].filter((id) => id.endsWith('.html'));
      const programs = pages.flatMap(importsOf);
      for (const id of programs.flatMap(importsOf)) need(id);
      // The programs themselves stay entries of their own, which the build's manifest names.
      for (const id of [...pages, ...programs]) needed.delete(id);
    },
  };
}

import type { Plugin } from 'vite';

/** Parts of react-i18next that only remote modules may use, which share the whole package. */
const FOR_REMOTES = ['Icu', 'with', 'Translation'].map(inReactI18next);

/** Collections of which each part is loaded with what uses it. */
const IN_PARTS = ['lucide-react/', 'rxjs/', inReactI18next('useSSR'), ...FOR_REMOTES];

/** Texts with elements in them: no page shows one before its own code is there. */
const TRANS = ['html-parse-stringify/', ...['Trans.js', 'TransWithoutContext.js'].map(inReactI18next)];

/** What every page shows at last, and what the home page shows: loaded in one file each, whoever shares parts of it. */
const FRAME = ['src/ui/navigation/footer/site-footer.tsx'];
const HOME = ['src/ui/home/home-page.tsx', 'src/ui/home/hero-scene.tsx', 'src/ui/deals/place/own-place.tsx'];

function inReactI18next(file: string): string {
  return `react-i18next/dist/es/${file}`;
}

function isIn(parts: readonly string[], id: string): boolean {
  return parts.some((part) => id.includes(`node_modules/${part}`));
}

/**
 * The parts of packages that are named here and that no module belongs to.
 *
 * @param ids of all modules: their files
 */
export function missingParts(ids: readonly string[]): readonly string[] {
  return [...IN_PARTS, ...TRANS].filter((part) => !ids.some((id) => isIn([part], id)));
}

/**
 * Keeps what the first screen needs in one file: cut into the pieces that later
 * screens happen to share, it compresses a tenth worse and costs forty requests.
 *
 * Parts of react-i18next are named because remotes share the package whole, and
 * Rolldown takes a shared package whole into the file that needs some of it. Its
 * options don't help: `entriesAware` and the tag `$initial` cut the first file by who
 * shares what, and the package in a group of its own would run before React. A part
 * that an update has renamed makes the build fail.
 */
export function firstLoadChunk(): Plugin {
  const needed = new Set<string>();
  const frame = new Set<string>();
  const home = new Set<string>();

  return {
    name: 'livery:first-load-chunk',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'trans',
                  test: (id: string) => isIn(TRANS, id),
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'for-remotes',
                  test: (id: string) => isIn(FOR_REMOTES, id),
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                { name: 'first', test: (id: string) => needed.has(id) },
                { name: 'frame', test: (id: string) => frame.has(id), includeDependenciesRecursively: false },
                { name: 'home', test: (id: string) => home.has(id), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    }),
    buildEnd(failure) {
      if (failure !== undefined) return;
      const missing = missingParts([...this.getModuleIds()]);
      if (missing.length > 0) this.error(`No module belongs to ${missing.join(', ')}: correct first-load-chunk.ts.`);

      const taken = [needed, frame, home];
      const need = (group: Set<string>, id: string): void => {
        if (taken.some((ids) => ids.has(id)) || isIn(IN_PARTS, id)) return;
        group.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) need(group, imported);
      };
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      const pages = [...this.getModuleIds()].filter((id) => id.endsWith('.html'));
      const programs = pages.flatMap(importsOf);
      for (const id of programs.flatMap(importsOf)) need(needed, id);
      const entriesOf = (files: readonly string[]) =>
        [...this.getModuleIds()].filter((id) => files.some((file) => id.endsWith(`/${file}`)));
      for (const [group, files] of [
        [frame, FRAME],
        [home, HOME],
      ] as const)
        for (const id of entriesOf(files).flatMap(importsOf)) need(group, id);
      // The programs themselves stay entries of their own, which the build's manifest names.
      for (const id of [...pages, ...programs]) needed.delete(id);
    },
  };
}

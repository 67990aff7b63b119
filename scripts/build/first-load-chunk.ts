import type { Plugin } from 'vite';

/** Parts of react-i18next that only remote modules may use, which share the whole package. */
const FOR_REMOTES = ['Icu', 'with', 'Translation'].map(inReactI18next);

/** What every file imports that has some of a package in CommonJS. */
const RUNTIME = '\0rolldown/runtime.js';

/** Collections of which each part is loaded with what uses it. */
const IN_PARTS = ['lucide-react/', 'rxjs/', inReactI18next('useSSR'), ...FOR_REMOTES];

/** Texts with elements in them: no page shows one before its own code is there. */
const TRANS = ['html-parse-stringify/', ...['Trans.js', 'TransWithoutContext.js'].map(inReactI18next)];

/**
 * What the home page shows, and what every page shows at last. Of these, what other files need as well is in one file
 * each, and the rest is in the page's own.
 */
const HOME = 'src/ui/home/home-page.tsx';
const FRAME = 'src/ui/navigation/footer/site-footer.tsx';

/** The components that remotes share: a page of one needs most of them. */
const DESIGN = 'packages/ui/src/index.ts';

/** What says a search without a form: of the panel, they need how searches are written and said, and no field. */
const SEARCHES = ['src/ui/search/search-summary-panel.tsx', 'src/application/saved/create-saved-lists.ts'];

/** What every page of a remote loads: all of it is in one file, but for what others need as well. */
const REMOTE = [
  'src/ui/navigation/pages/lazy-page.tsx',
  'src/application/remotes/create-remote-modules.ts',
  'src/infrastructure/remotes/create-page-remotes.ts',
  'src/infrastructure/clients/client-choice-wire.ts',
  'src/infrastructure/saved/saved-values.ts',
  ...SEARCHES,
];
const PANEL = 'src/ui/search/search-panel.tsx';

/** Every page loads it, and with it no other file of a page's: what it imports is in none of those above. */
const AFTER_HYDRATION = 'src/after-hydration.ts';

const ICONS = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

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

/** The files of the icons that a module imports from lucide-react, as their ends: `icons/car-front.mjs`. */
export function iconFiles(code: string): readonly string[] {
  const names = [...code.matchAll(ICONS)].flatMap(([, list = '']) => list.split(','));
  return names.flatMap((name) => {
    const icon = name.trim().split(/\s+as\s+/)[0] ?? '';
    const file = icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
    return file === '' ? [] : [`/icons/${file}.mjs`];
  });
}

/**
 * Keeps what the first screen needs in one file: cut into the pieces that later
 * screens happen to share, it compresses a tenth worse and costs forty requests.
 *
 * Parts of react-i18next are named because remotes share the package whole, and
 * Rolldown takes a shared package whole into the file that needs some of it. Its
 * options don't help: `entriesAware` and the tag `$initial` cut the first file by who
 * shares what, and the package in its own group would run before React. A part
 * that an update has renamed makes the build fail.
 */
export function firstLoadChunk(): Plugin {
  const needed = new Set<string>();
  const frame = new Set<string>();
  const home = new Set<string>();
  const design = new Set<string>();
  const panel = new Set<string>();
  const remote = new Set<string>();
  const searches = new Set<string>();
  const afterHydration = new Set<string>();

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
                  name: 'remote',
                  test: (id: string) => remote.has(id) || searches.has(id) || isIn(FOR_REMOTES, id),
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'after-hydration',
                  test: (id: string) => afterHydration.has(id),
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                { name: 'first', test: (id: string) => needed.has(id) },
                { name: 'home', test: (id: string) => home.has(id), minShareCount: 2 },
                { name: 'frame', test: (id: string) => frame.has(id) },
                { name: 'design', test: (id: string) => design.has(id), minShareCount: 2 },
                // Before the remotes' own: it is the panel's, too.
                {
                  name: 'searches',
                  test: (id: string) => searches.has(id),
                  minShareCount: 2,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                { name: 'panel', test: (id: string) => panel.has(id), minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
    buildEnd(failure) {
      if (failure !== undefined) return;
      const ids = [...this.getModuleIds()];
      const missing = missingParts(ids);
      if (missing.length > 0) this.error(`No module belongs to ${missing.join(', ')}: correct first-load-chunk.ts.`);

      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      /** What modules import at once, and what that imports, but for what is in the first file. */
      const below = (modules: readonly string[]): Set<string> => {
        const found = new Set<string>();
        const follow = (id: string): void => {
          if (found.has(id) || needed.has(id) || isIn(IN_PARTS, id)) return;
          found.add(id);
          for (const imported of importsOf(id)) follow(imported);
        };
        for (const id of modules) importsOf(id).forEach(follow);
        return found;
      };
      const modulesOf = (files: readonly string[]) => ids.filter((id) => files.some((file) => id.endsWith(`/${file}`)));

      const pages = ids.filter((id) => id.endsWith('.html'));
      const programs = pages.flatMap(importsOf);
      for (const id of below(programs)) needed.add(id);
      // What the home page and pages of remotes both show: in a file of one of them, the other would load all of it.
      const ofRemotes = below(modulesOf([DESIGN, PANEL, ...REMOTE]));
      for (const id of below(modulesOf([HOME]))) if (ofRemotes.has(id)) needed.add(id);
      const iconsOf = (modules: Iterable<string>): readonly string[] => {
        const files = [...modules].flatMap((id) => iconFiles(this.getModuleInfo(id)?.code ?? ''));
        return ids.filter((id) => files.some((file) => id.endsWith(file)));
      };
      const iconsOfRemotes = iconsOf([...ofRemotes, ...modulesOf(REMOTE)]);
      const taken = new Set<string>();
      for (const [group, isWhole, ...files] of [
        [afterHydration, true, AFTER_HYDRATION],
        [home, false, HOME],
        [frame, true, FRAME],
        [design, false, DESIGN],
        [searches, false, ...SEARCHES],
        [panel, false, PANEL],
        [remote, true, ...REMOTE],
      ] as const) {
        const modules = modulesOf(files);
        for (const id of [...(isWhole ? modules : []), ...below(modules)]) if (!taken.has(id)) group.add(id);
        // Each icon would be its own file.
        for (const id of iconsOf([...modules, ...group])) {
          if (group === home && iconsOfRemotes.includes(id)) needed.add(id);
          else if (!taken.has(id) && !needed.has(id)) group.add(id);
        }
        for (const id of group) taken.add(id);
      }
      needed.add(RUNTIME);
      // The programs themselves stay entries of their own, which the build's manifest names.
      for (const id of [...pages, ...programs]) needed.delete(id);
    },
  };
}

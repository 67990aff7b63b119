import type { Plugin } from 'vite';
import { SHARED_TOGETHER } from './shared-modules.ts';

/** Parts of react-i18next that only remote modules may use, which share the whole package. */
const FOR_REMOTES = ['Icu', 'with', 'Translation'].map(inReactI18next);

/** Packages of which each part is loaded together with the code that uses it. */
const IN_PARTS = ['lucide-react/', 'rxjs/', inReactI18next('useSSR'), ...FOR_REMOTES];

/** Code for texts with elements in them: no page shows one before its own code is loaded. */
const TRANS_MODULES = ['html-parse-stringify/', ...['Trans.js', 'TransWithoutContext.js'].map(inReactI18next)];

/** The home page: modules that other files need as well are in one file, and the rest is in the page's own. */
const HOME_MODULE = 'src/ui/home/home-page.tsx';

/** The components that remotes share: each page of a remote needs most of them. */
const DESIGN = 'packages/ui/src/index.ts';

/** What a visitor searched, viewed and marked: the home page needs it too if the visitor was here before. */
const SAVED_MODULES = ['src/application/saved/create-saved-lists.ts', 'src/infrastructure/saved/saved-values.ts'];
const SUMMARY = 'src/ui/search/search-summary-panel.tsx';

/** Modules that show a search as text: of the search panel they need only how searches are written, and no fields. */
const SEARCHES = [SUMMARY, ...SAVED_MODULES];

/**
 * Modules that every page of a remote loads, besides the shared packages. They are in one file, except the components
 * and searches that other code needs too, which are in a second one.
 */
const REMOTE = [
  'src/ui/navigation/pages/lazy-page.tsx',
  'src/application/remotes/create-remote-modules.ts',
  'src/infrastructure/remotes/create-page-remotes.ts',
  'src/infrastructure/clients/client-choice-wire.ts',
  SUMMARY,
];
const PANEL = 'src/ui/search/search-panel.tsx';

/** The messages of the shell and of the search, which most pages show sooner or later: one file for each language. */
const TEXTS = /\/src\/ui\/(?:search\/)?texts\/(\w+)\.json$/;

const ICONS = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

function inReactI18next(file: string): string {
  return `react-i18next/dist/es/${file}`;
}

function isIn(parts: readonly string[], id: string): boolean {
  return parts.some((part) => id.includes(`node_modules/${part}`));
}

/** A group that contains only the modules that it names, and has priority over groups that include dependencies. */
function chunkGroup(name: string, test: (id: string) => boolean) {
  return { name, test, priority: 1, includeDependenciesRecursively: false };
}

/**
 * The parts of packages that are named here but to which no module belongs.
 *
 * @param ids file paths of all modules
 */
function missingParts(ids: readonly string[]): readonly string[] {
  return [...IN_PARTS, ...TRANS_MODULES].filter((part) => !ids.some((id) => isIn([part], id)));
}

/** The files of the icons that a module imports from lucide-react, as their ends: `icons/car-front.mjs`. */
function iconFiles(code: string): readonly string[] {
  const names = [...code.matchAll(ICONS)].flatMap(([, list = '']) => list.split(','));
  return names.flatMap((name) => {
    const icon = name.trim().split(/\s+as\s+/)[0] ?? '';
    const file = icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
    return file === '' ? [] : [`/icons/${file}.mjs`];
  });
}

/**
 * Keeps what the first screen needs in one file: split into the pieces that later
 * screens happen to share, it compresses a tenth worse and costs forty requests.
 *
 * Parts of react-i18next are named because remotes share the whole package, and
 * Rolldown puts a whole shared package into the file that needs a part of it. Its
 * options don't help: `entriesAware` and the tag `$initial` split the first file by
 * what is shared, and if the package had its own group, it would run before React.
 * If an update renames a part, the build fails.
 */
export function firstLoadChunk(): Plugin {
  const neededFiles = new Set<string>();
  const home = new Set<string>();
  const design = new Set<string>();
  const panel = new Set<string>();
  const remote = new Set<string>();

  return {
    name: 'livery:first-load-chunk',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: (id: string) => `texts-${TEXTS.exec(id)?.[1]}`, test: TEXTS, priority: 1 },
                chunkGroup('design', (id) => design.has(id) || isIn(TRANS_MODULES, id)),
                chunkGroup('remote', (id) => remote.has(id) || isIn(FOR_REMOTES, id)),
                { name: 'first', test: (id: string) => neededFiles.has(id) },
                { name: 'home', test: (id: string) => home.has(id), minShareCount: 2 },
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
      /** The modules that these import statically, directly or not, except those in the first file. */
      const below = (modules: readonly string[]): Set<string> => {
        const foundNames = new Set<string>();
        const follow = (id: string): void => {
          if (foundNames.has(id) || neededFiles.has(id) || isIn(IN_PARTS, id)) return;
          foundNames.add(id);
          for (const importedName of importsOf(id)) follow(importedName);
        };
        for (const id of modules) importsOf(id).forEach(follow);
        return foundNames;
      };
      const isImportedLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const modulesOf = (files: readonly string[]) => ids.filter((id) => files.some((file) => id.endsWith(`/${file}`)));

      const pages = ids.filter((id) => id.endsWith('.html'));
      const programs = pages.flatMap(importsOf);
      for (const id of below(programs)) neededFiles.add(id);
      // Modules that both the home page and remotes need: in a file of one, the other would load all of that file.
      const ofRemotes = below(modulesOf([DESIGN, PANEL, ...REMOTE]));
      for (const id of below(modulesOf([HOME_MODULE]))) if (ofRemotes.has(id)) neededFiles.add(id);
      const iconsOf = (modules: Iterable<string>): readonly string[] => {
        const files = [...modules].flatMap((id) => iconFiles(this.getModuleInfo(id)?.code ?? ''));
        return ids.filter((id) => files.some((file) => id.endsWith(file)));
      };
      const iconsOfRemotes = iconsOf([...ofRemotes, ...modulesOf(REMOTE)]);
      for (const id of iconsOf([...neededFiles])) neededFiles.add(id);
      const sharedModules = [SHARED_TOGETHER, ...modulesOf([DESIGN])];
      const ofPages = [...sharedModules, ...modulesOf(REMOTE)];
      for (const id of modulesOf(SAVED_MODULES)) design.add(id);
      const takenNames = new Set<string>();
      for (const [group, isWhole, modules] of [
        [home, false, modulesOf([HOME_MODULE])],
        [design, false, modulesOf([DESIGN, ...SEARCHES])],
        [panel, false, modulesOf([PANEL])],
        [remote, true, ofPages],
      ] as const) {
        for (const id of [...(isWhole ? modules : []), ...below(modules)]) if (!takenNames.has(id)) group.add(id);
        // Otherwise each icon would be its own file.
        for (const id of iconsOf([...modules, ...group])) {
          if (group === home && iconsOfRemotes.includes(id)) neededFiles.add(id);
          else if (!takenNames.has(id) && !neededFiles.has(id)) group.add(id);
        }
        for (const id of group) takenNames.add(id);
      }
      const otherIds = ids.filter((id) => isImportedLater(id) && !ofPages.includes(id));
      const ofOthers = [...otherIds, ...below(otherIds)];
      const isOthers = new Set([...ofOthers, ...iconsOf(ofOthers)]);
      for (const id of design) if (!isOthers.has(id)) remote.add(id);
      for (const id of remote) design.delete(id);
      // In a group they would lose their exports.
      for (const id of sharedModules) remote.delete(id);
      // If it contained the program, the first file would be compiled and run in one task, blocking a phone for longer.
      for (const id of [...pages, ...programs]) neededFiles.delete(id);
    },
  };
}

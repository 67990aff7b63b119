import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { SHARED_PACKAGES } from '../../src/domain/remotes/shared-packages.ts';
import { integrityOf, withImports } from './remote-package.mjs';
import { SHARED_IDS } from './shared-ids.mjs';
import { isSource, sharedModuleSource, sharedTogetherSource } from './shared-module-source.ts';

const LOADED_PATTERN = /(<(?:link rel="modulepreload"[^>]* href|script type="module"[^>]* src)=")([^"]+)">/g;
const IMPORT_MAP = /(<script type="importmap">)(.*?)(<\/script>)/s;

/** The path at which Vite's dev server serves virtual modules. */
const VIRTUAL_PREFIX = '/@id/__x00__';
const SHARED_PREFIX = 'livery:shared/';

/** The module that exports all packages that every page of a remote imports, in one file. */
const TOGETHER_CHUNK = 'page';
export const SHARED_TOGETHER = `\0${SHARED_PREFIX}${TOGETHER_CHUNK}`;

/** Without the project's own modules, whose exports may have the same names as a package's. */
const PACKAGES = SHARED_PACKAGES.filter((id) => !isSource(id));
const MODULES = [TOGETHER_CHUNK, ...SHARED_IDS.filter((id) => !PACKAGES.includes(id))];

/** Imports of `@livery/ui/aria` and `@livery/ui/sorting`: if the dev server found them later, the page would reload. */
const LOADED_LATER = [
  '@internationalized/date',
  '@tanstack/react-table',
  'react-aria-components/Button',
  'react-aria-components/Calendar',
  'react-aria-components/ComboBox',
  'react-aria-components/DateField',
  'react-aria-components/Dialog',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/ListBox',
  'react-aria-components/NumberField',
  'react-aria-components/Popover',
  'react-aria-components/RangeCalendar',
  'react-aria-components/Slider',
  'react-aria-components/Tabs',
];

/**
 * Shares the shell's own copies of a few libraries with remote modules: each
 * has a module that names its exports, and the page's import map leads to it.
 * The parts that the first screen does not need are loaded with the first remote.
 *
 * @see docs/remotes.md, How it is loaded
 */
export function sharedModules(): Plugin {
  let building = false;

  return {
    name: 'livery:shared-modules',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: (_, { command }) => {
      building = command === 'build';
      // The dev server prepares them together; if it found one later, it would start over, with a second React.
      return { optimizeDeps: { include: [...SHARED_IDS.filter((id) => !isSource(id)), ...LOADED_LATER] } };
    },
    buildStart() {
      if (!building) return;
      for (const id of MODULES) {
        // The shell imports the project's own modules directly, from the same file.
        const module = isSource(id) ? id : SHARED_PREFIX + id;
        this.emitFile({ type: 'chunk', id: module, name: fileName(id), preserveSignature: 'strict' });
      }
    },
    resolveId: (id) => (id.startsWith(SHARED_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === SHARED_TOGETHER) return sharedTogetherSource(PACKAGES);
      return id.startsWith(`\0${SHARED_PREFIX}`) ? sharedModuleSource(id.slice(SHARED_PREFIX.length + 1)) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [importMapTag(SHARED_IDS, (id) => moduleAddress(id, bundle))],
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const page = join(dir, 'index.html');
      const read = (file: string) => readFileSync(join(dir, file));
      const files = new Set(sharedChunks(bundle).flatMap((chunk) => withImports(bundle, chunk.fileName)));
      writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), [...files].sort(), read));
    },
  };
}

function fileName(id: string): string {
  return `shared-${id.replace('@', '').replaceAll('/', '-')}`;
}

function moduleAddress(id: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `${VIRTUAL_PREFIX}${SHARED_PREFIX}${id}`;
  const name = fileName(PACKAGES.includes(id) ? TOGETHER_CHUNK : id);
  const chunk = sharedChunks(bundle).find((file) => file.name === name);
  if (chunk === undefined) throw new Error(`The build made no module for "${id}", which remote modules share.`);
  return `/${chunk.fileName}`;
}

function sharedChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.isEntry && MODULES.some((id) => file.name === fileName(id)),
  ) as Rolldown.OutputChunk[];
}

/** The import map, with the addresses of modules that are imported by name; Vite puts it before any module script. */
export function importMapTag(ids: readonly string[], moduleAddress: (id: string) => string): HtmlTagDescriptor {
  const imports = Object.fromEntries(ids.map((id) => [id, moduleAddress(id)]));
  return { tag: 'script', attrs: { type: 'importmap' }, children: JSON.stringify({ imports }), injectTo: 'head' };
}

/**
 * Adds the hashes of the files to the import map of a page: a browser doesn't run a file
 * that was changed on its way. Files that the page itself loads get the same hashes:
 * otherwise a browser would fetch them twice.
 *
 * @param files relative to the build's folder, like the addresses that the page loads
 */
export function withIntegrity(html: string, files: readonly string[], read: (file: string) => Buffer): string {
  if (!IMPORT_MAP.test(html)) throw new Error('The page has no import map to add integrity to.');
  const integrity: Record<string, string> = Object.fromEntries(
    files.map((file) => [`/${file}`, integrityOf(read(file))]),
  );
  return html
    .replace(
      IMPORT_MAP,
      (_, opening: string, map: string, closing: string) =>
        opening + JSON.stringify({ ...JSON.parse(map), integrity }) + closing,
    )
    .replace(LOADED_PATTERN, (element, opening: string, address: string) => {
      const hash = integrity[address];
      return hash === undefined ? element : `${opening}${address}" integrity="${hash}">`;
    });
}

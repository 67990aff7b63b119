import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { importMapTag, withIntegrity } from './import-map.ts';
import { SHARED_IDS } from './shared-ids.mjs';
import { sharedModuleSource } from './shared-module-source.ts';

/** Vite's dev server serves what no file holds under this path. */
const VIRTUAL = '/@id/__x00__';
const SHARED = 'livery:shared/';

/**
 * Shares the shell's own copies of a few libraries with remote modules: each
 * has a module that names its exports, and the page's import map leads to it.
 * What of them the first screen does not need itself is loaded with the first
 * remote.
 *
 * @see architecture.md §4, remote modules
 */
export function sharedModules(): Plugin {
  let building = false;

  return {
    name: 'livery:shared-modules',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: (_, { command }) => {
      building = command === 'build';
      // The dev server prepares them together, so that none of them makes it start over with a second React.
      return { optimizeDeps: { include: [...SHARED_IDS] } };
    },
    buildStart() {
      if (!building) return;
      for (const id of SHARED_IDS) {
        this.emitFile({ type: 'chunk', id: SHARED + id, name: fileName(id), preserveSignature: 'strict' });
      }
    },
    resolveId: (id) => (id.startsWith(SHARED) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${SHARED}`) ? sharedModuleSource(id.slice(SHARED.length + 1)) : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [importMapTag(SHARED_IDS, (id) => addressOf(id, bundle))],
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const page = join(dir, 'index.html');
      const read = (file: string) => readFileSync(join(dir, file));
      writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), withImports(sharedChunks(bundle), bundle), read));
    },
  };
}

function fileName(id: string): string {
  return `shared-${id.replace('/', '-')}`;
}

function addressOf(id: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `${VIRTUAL}${SHARED}${id}`;
  const chunk = sharedChunks(bundle).find(({ facadeModuleId }) => facadeModuleId === `\0${SHARED}${id}`);
  if (chunk === undefined) throw new Error(`The build made no module for "${id}", which remote modules share.`);
  return `/${chunk.fileName}`;
}

function sharedChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.startsWith(`\0${SHARED}`) === true,
  ) as Rolldown.OutputChunk[];
}

/** The files of some chunks and of all that they import at once. */
function withImports(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files].sort();
}

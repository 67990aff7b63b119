import { relative } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/**
 * Lists every lazily imported module in the build's manifest, even if it shares its file with other modules: Vite lists
 * each file only under the one module for which it was made.
 */
export function groupedModules(): Plugin {
  let root = '';

  return {
    name: 'livery:grouped-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') return;
        const manifest: Record<string, { readonly file: string }> = JSON.parse(String(asset.source));
        const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const file of Object.values(bundle)) {
          const chunk = byFile.get(file.fileName);
          if (file.type !== 'chunk' || chunk === undefined) continue;
          for (const id of file.moduleIds) {
            const isImportedLater = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
            if (isImportedLater) manifest[relative(root, id)] ??= chunk;
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}

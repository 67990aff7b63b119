import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lets TypeScript write the JavaScript and the declarations of some files, and of all that these import, in the
 * project's own settings.
 *
 * @param {{ root: string, entries: readonly string[], out: string }} needs `entries` from the project's root
 * @returns {string} the folder below `out` that has them, by their paths from the project's root
 */
export function emitPackage({ root, entries, out }) {
  const emitted = join(out, 'emitted');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const settings = {
    extends: relative(out, join(root, 'tsconfig.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: relative(out, root),
      outDir: 'emitted',
    },
    include: [],
    files: [...entries.map((entry) => relative(out, join(root, entry)))],
  };
  const file = join(out, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', file, '--checkers', '1'], { cwd: root, stdio: 'inherit' });
  return emitted;
}

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** A tree of its own, with the house's packages unless it brings others, that is gone when the test is over. */
export function aTree(files: Readonly<Record<string, string>>, { withPackages = true } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  if (withPackages) symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary project tree, with this project's packages by default; it is removed after the test. */
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

/** Runs one of the project's checks on another tree, as its step of `npm test` does. */
export function runScript(script: string, root: string): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, root], {
    encoding: 'utf8',
  });
  return { ok: status === 0, output: stdout + stderr };
}

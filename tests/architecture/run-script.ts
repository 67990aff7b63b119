import { spawnSync } from 'node:child_process';

/** Runs one of the house's checks as its step of `npm test` does, on another tree. */
export function runScript(script: string, root: string): { readonly ok: boolean; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, root], { encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

import { runCli } from './run-cli.ts';

/** Runs a command with `--json`; returns its exit code, and the printed document, if any. */
export async function runJson(...args: readonly string[]) {
  const { code, out, err } = await runCli([...args, '--json']);
  return { code, err, value: out === '' ? undefined : JSON.parse(out) };
}

import { runCli } from './run-cli.ts';

/** Runs a command with `--json`: how it ended, and the document that it printed, if any. */
export async function runJson(...args: readonly string[]) {
  const { code, out, err } = await runCli([...args, '--json']);
  return { code, err, value: out === '' ? undefined : JSON.parse(out) };
}

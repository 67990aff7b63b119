import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A run of the command line as a process of its own. */
export interface Started {
  readonly process: ChildProcessWithoutNullStreams;
  /** The exit code and everything that was said, once it is over. */
  ended(): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/**
 * @param node options for Node itself
 * @param env besides where programs and the home are
 */
export function startCli(
  args: readonly string[],
  node: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Started {
  const child = spawn(process.execPath, [...node, '--import', 'tsx', 'src/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return {
    process: child,
    async ended() {
      const [code] = await once(child, 'close');
      return { code, ...said };
    },
  };
}

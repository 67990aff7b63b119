import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Arguments of Node that start the command line as `npm run cli` does; slow, because each module is translated first.
 */
export const SOURCE = ['--conditions=@livery/source', '--import', 'tsx', 'src/cli/main.ts'];

/** A run of the command line in a separate process. */
export interface StartedCli {
  readonly process: ChildProcessWithoutNullStreams;
  /** Exit code and complete output, once the process has ended. */
  ended(): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/**
 * @param node arguments of Node, which name the program
 * @param env in addition to the paths of programs and of the home folder
 */
export function startCli(
  node: readonly string[],
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): StartedCli {
  const child = spawn(process.execPath, [...node, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  return {
    process: child,
    async ended() {
      const [code] = await once(child, 'close');
      return { code, ...output };
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that serves a remote until it is ended. */
export interface RunningDev {
  /** The parameter that it has printed for a shell's address: its name, and the address of the entry. */
  readonly parameter: string;
  readonly entry: string;
  /** The errors that it has written. */
  log(): string;
  /** Ends it, and resolves once all of its processes have ended. */
  end(): Promise<void>;
}

/** Runs a command such as `npm run dev` in a folder; rejects if it prints no address and ends. */
export async function runDev(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<RunningDev> {
  // In its own process group: npm runs the program in a shell, and neither passes on the signal to end.
  const dev = spawn('bash', ['-euc', command], { cwd, env, detached: true });
  const closed = once(dev, 'close');
  let [output, errors] = ['', ''];
  dev.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const printedArrayPromise = new Promise<RegExpExecArray | null>((resolve) => {
    dev.stdout.on('data', (chunk) => {
      output += chunk;
      const match = /\?(remote\.\w+)=(\S+)\n/.exec(output);
      if (match !== null) resolve(match);
    });
    dev.on('close', () => resolve(null));
  });
  const [, parameter, entry] = (await printedArrayPromise) ?? [];
  if (dev.pid === undefined || parameter === undefined || entry === undefined) throw new Error(`${output}\n${errors}`);
  const group = -dev.pid;
  return {
    parameter,
    entry,
    log: () => errors,
    async end() {
      process.kill(group);
      await closed;
    },
  };
}

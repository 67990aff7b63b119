import { type ChildProcess, spawn } from 'node:child_process';
import { builtProgram } from '../support/built-program.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningEdge {
  readonly process: ChildProcess;
  /** The line that reports that it is ready. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
}

/** Starts the built edge as a program of its own: Node can't run its sources, because the page's components import styles. */
export async function aBuiltEdge(): Promise<(root: string, environment?: Record<string, string>) => RunningEdge> {
  const program = await builtProgram('edge');
  return (root, environment = {}) => start(program, root, environment);
}

function start(program: string, root: string, environment: Record<string, string>): RunningEdge {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, root], {
    env: { PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('\n')) resolve(stdout.trim());
    });
    child.once('close', () => reject(new Error(`The edge ended before it was ready: ${stderr}`)));
  });
  ready.catch(() => undefined);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { process: child, ready, ended };
}

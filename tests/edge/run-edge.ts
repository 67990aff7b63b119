import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

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

const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Builds the edge for the tests of one file, into a folder of its own: Node can't run its sources, because
 * the page's components import styles.
 *
 * @returns starts it as a program of its own
 */
export function aBuiltEdge(): (root: string, environment?: Record<string, string>) => RunningEdge {
  const folder = mkdtempSync(join(tmpdir(), 'livery-edge-'));
  beforeAll(async () => {
    const options = ['--outDir', folder, '--emptyOutDir', '--minify', 'false', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, [VITE, 'build', '--ssr', 'src/edge/main.ts', ...options], {
      // Vitest's own is test, for which React's components are built otherwise.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  return (root, environment = {}) => start(join(folder, 'main.js'), root, environment);
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

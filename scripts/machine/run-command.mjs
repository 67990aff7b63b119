import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const PATH = [join(PROJECT_ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Captured output is shown later, on this process's own output. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/**
 * Runs a program in the project's folder to its end; the project's own tools are found by name.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: Record<string, string>, quiet?: boolean, timeoutMs?: number }} [how] quiet: its output is captured instead
 *   of shown; timeoutMs: it is sent SIGTERM if it takes longer
 * @returns {Promise<{ ok: boolean, output: string, timedOut: boolean }>} `output` is empty unless quiet
 */
export function runCommand([program, ...parameters], { env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...(quiet && COLOUR), PATH, ...env },
      shell: process.platform === 'win32',
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (failure) =>
      resolve({ ok: false, output: `${program} can't be started: ${failure.message}\n`, timedOut: false }),
    );
    child.once('close', (code) => resolve({ ok: code === 0, output, timedOut: child.killed }));
  });
}

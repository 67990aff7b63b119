import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Starts a program of the project that keeps running.
 *
 * @param {string} file path from the project's folder
 * @param {Record<string, string>} env added to its environment
 * @param {readonly string[]} options of Node
 * @returns {Promise<{ pid: number | undefined, stop: () => void }>} once it has printed something; rejects if it ends
 *   before, with its standard error. From then on, its standard error is that of this program
 */
export function startProgram(file, env, options = []) {
  const child = spawn(process.execPath, [...options, file], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let errors = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      errors += chunk;
    };
    child.stderr.on('data', collect);
    child.stdout.once('data', () => {
      process.stderr.write(errors);
      child.stderr.off('data', collect).pipe(process.stderr, { end: false });
      resolve({ pid: child.pid, stop: () => child.kill() });
    });
    child.once('close', (code) => reject(new Error(`${file} ended with code ${code} before it was ready.\n${errors}`)));
  });
}

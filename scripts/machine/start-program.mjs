import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Starts a program of the project that keeps running.
 *
 * @param {string} file below the project's folder
 * @param {Record<string, string>} env more of its environment
 * @param {readonly string[]} options of Node
 * @returns {Promise<{ pid: number | undefined, stop: () => void }>} once it has printed something; rejects when it ends
 *   before, with what it wrote to its standard error, which is this program's own from then on
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

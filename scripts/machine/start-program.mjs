import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * Starts a program of the project that keeps running.
 *
 * @param {string} file below the project's folder
 * @param {Record<string, string>} env more of its environment
 * @returns {Promise<{ pid: number | undefined, stop: () => void }>} once it has printed something; rejects when it ends
 *   before
 */
export function startProgram(file, env) {
  const child = spawn(process.execPath, [file], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve({ pid: child.pid, stop: () => child.kill() }));
    child.once('close', (code) => reject(new Error(`${file} ended with code ${code} before it was ready.`)));
  });
}

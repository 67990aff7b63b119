import { spawn } from 'node:child_process';
import { freePort } from './free-port.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Serves the built shell with the sandbox behind it, for a script that opens pages of it; builds it first where it is
 * out of date, and ends the process where that fails.
 *
 * @param {number} from the first port to try
 * @returns {Promise<{ port: number, stop: () => void }>} once pages can be requested
 */
export async function serveBuilt(from) {
  const built = await runCommand([process.execPath, 'scripts/build.mjs', '--if-stale']);
  if (!built.ok) process.exit(1);
  const port = await freePort(from, '127.0.0.1');
  const edge = spawn(process.execPath, ['dist/edge/main.js'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: String(port), LIVERY_ENVIRONMENT: 'local' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => edge.stdout.once('data', resolve));
  return { port, stop: () => edge.kill() };
}

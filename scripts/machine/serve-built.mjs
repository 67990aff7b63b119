import { EDGE_OPTIONS } from './edge-options.mjs';
import { freePort } from './free-port.mjs';
import { runCommand } from './run-command.mjs';
import { startProgram } from './start-program.mjs';

/**
 * Serves the built shell for scripts that open its pages, with the sandbox behind it unless the environment names an
 * API. Builds it first if it is out of date, and ends the process if that fails.
 *
 * @param {number} from the first port to try
 * @param {Record<string, string>} [env] added to its environment
 * @returns {Promise<{ port: number, pid: number | undefined, stop: () => void }>} once pages can be requested
 */
export async function serveBuilt(from, env = {}) {
  const built = await runCommand([process.execPath, 'scripts/build.mjs', '--if-stale']);
  if (!built.ok) process.exit(1);
  const port = await freePort(from, '127.0.0.1');
  const environment = { PORT: String(port), LIVERY_ENVIRONMENT: 'local', ...env };
  const edge = await startProgram('dist/edge/main.js', environment, EDGE_OPTIONS);
  return { port, ...edge };
}

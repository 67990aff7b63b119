/**
 * Serves the build with the version of Node that runs this, and fails if a page of the sandbox's agency is not
 * rendered, or if another version runs.
 *
 * Usage: node scripts/lanes/serve-page.mjs 20.19.0
 */
import { requestBytes } from '../bench/request-bytes.mjs';
import { EDGE_OPTIONS } from '../machine/edge-options.mjs';
import { freePort } from '../machine/free-port.mjs';
import { startProgram } from '../machine/start-program.mjs';

const expectedVersion = process.argv[2];
const HOST = 'aurora.localhost';
/** For the first page, in milliseconds: the machine may be busy. */
const DEADLINE_MS = 20_000;

if (process.version !== `v${expectedVersion}`)
  throw new Error(`This is to run under Node ${expectedVersion}, not ${process.version}.`);
const port = await freePort(4750, '127.0.0.1');
const env = { PORT: String(port), LIVERY_ENVIRONMENT: 'local', LIVERY_RENDER_DEADLINE_MS: String(DEADLINE_MS) };
const edge = await startProgram('dist/edge/main.js', env, EDGE_OPTIONS);
try {
  const headers = { host: `${HOST}:${port}`, accept: 'text/html', 'accept-encoding': 'identity' };
  const { status, body } = await requestBytes({ port, path: '/', headers });
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body.toString('utf8')) ?? [];
  console.log(`${process.version} responds with ${status}, “${title}”`);
  if (status !== 200 || !title.startsWith('Aurora')) process.exitCode = 1;
} finally {
  edge.stop();
}

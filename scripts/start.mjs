/** `npm start`: does everything on this machine from a fresh clone to pages that can be opened. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { EDGE_OPTIONS } from './machine/edge-options.mjs';
import { ensureDependencies } from './machine/ensure-dependencies.mjs';
import { PROJECT_ROOT } from './machine/project-root.mjs';
import { runCommand } from './machine/run-command.mjs';

await ensureDependencies();
const { freePort } = await import('./machine/free-port.mjs');
const { startContentHost } = await import('./build/content-host.mjs');
const { printAddresses } = await import('./machine/print-addresses.mjs');

const PORT = process.env.PORT || '8080';
const host = process.env.HOST || '127.0.0.1';
const wantedPort = Number(PORT);
if (!Number.isInteger(wantedPort) || wantedPort < 1 || wantedPort > 65_534) {
  console.error(`PORT is “${PORT}”, but a port is a whole number from 1 to 65534.`);
  process.exit(2);
}
const buildResult = await runCommand([process.execPath, 'scripts/build.mjs', '--if-stale']);
if (!buildResult.ok) process.exit(1);

const port = await freePort(wantedPort, host);
const contentPort = await freePort(port + 1, host);
if (port !== wantedPort) console.log(`Port ${wantedPort} is taken: using ${port} instead.`);

const contentHost = startContentHost(join(PROJECT_ROOT, 'dist', 'remotes'), { host, port: contentPort });
const edge = spawn(process.execPath, [...EDGE_OPTIONS, 'dist/edge/main.js'], {
  cwd: PROJECT_ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    LIVERY_ENVIRONMENT: 'local',
    LIVERY_CONTENT_URL: `http://localhost:${contentPort}`,
    LIVERY_RENDER_REMOTES: 'blog,topDestinations,destinationDetails,mainApp,resort',
    ...process.env,
    PORT: String(port),
  },
});

edge.stdout.once('data', () => void printAddresses({ port, contentPort }));
edge.once('close', (code) => {
  contentHost.close(() => process.exit(code ?? 0));
  contentHost.closeAllConnections();
});
// A terminal's Ctrl-C reaches the edge by itself; a supervisor's signal reaches only this process.
process.on('SIGINT', () => edge.kill('SIGINT'));
process.on('SIGTERM', () => edge.kill('SIGTERM'));

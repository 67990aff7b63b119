import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSandbox } from './app.ts';
import { startOptions } from './start-options.ts';
import { demoAgencies } from './world/agencies/agency-table.ts';

const options = startOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') refuse(options);
else start(options);

function start({ port, host, seed, environment }: Exclude<typeof options, string>): void {
  const sandbox = createSandbox({ seed, environment });
  // On its own it has no site to show: `/` leads to its page.
  sandbox.get('/', (c) => c.redirect('/sandbox'));
  const server = serve({ fetch: sandbox.fetch, port, hostname: host }, welcome);
  server.on('error', (error: NodeJS.ErrnoException) => refuse(reasonOf(error, host, port)));
  const stop = (): void => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function welcome({ address, family, port }: AddressInfo): void {
  const host = family === 'IPv6' ? `[${address}]` : address;
  console.log(
    `The sandbox is listening on http://${host}:${port}\n  http://localhost:${port}/sandbox\n    Agencies, sign-ins, faults and requests, for people.`,
  );
  for (const agency of demoAgencies()) {
    console.log(`  http://${agency.host}:${port}/api/agency\n    ${agency.name}. ${agency.reason}`);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or set PORT to another.`;
  return `The sandbox can't listen on ${host}, port ${port}: ${message}.`;
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

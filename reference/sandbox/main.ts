import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSandbox } from './app.ts';
import { startOptions } from './start-options.ts';
import { demoAgencies } from './world/agencies/agency-table.ts';

const parsedOptions = startOptions(process.argv.slice(2), process.env);
if (typeof parsedOptions === 'string') exitWithError(parsedOptions);
else startServer(parsedOptions);

function startServer({ port, host, seed, environment }: Exclude<typeof parsedOptions, string>): void {
  const sandbox = createSandbox({ seed, environment });
  // Alone it has no site to show: `/` redirects to its page.
  sandbox.get('/', (c) => c.redirect('/sandbox'));
  const server = serve({ fetch: sandbox.fetch, port, hostname: host }, printWelcome);
  server.on('error', (error: NodeJS.ErrnoException) => exitWithError(listenErrorText(error, host, port)));
  const stop = (): void => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function printWelcome({ address, family, port }: AddressInfo): void {
  const host = family === 'IPv6' ? `[${address}]` : address;
  console.log(
    `The sandbox is listening on http://${host}:${port}\n  http://localhost:${port}/sandbox\n    Agencies, sign-ins, faults and requests, for people.`,
  );
  for (const agency of demoAgencies()) {
    console.log(`  http://${agency.host}:${port}/api/agency\n    ${agency.name}. ${agency.reason}`);
  }
}

function listenErrorText({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or set PORT to another.`;
  return `The sandbox can't listen on ${host}, port ${port}: ${message}.`;
}

function exitWithError(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

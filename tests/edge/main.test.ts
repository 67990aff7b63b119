import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { type RunningEdge, runEdge } from './run-edge.ts';

const root = aBuiltShell();
afterAll(() => rmSync(root, { recursive: true }));

let running: RunningEdge | undefined;
afterEach(() => {
  running?.process.kill('SIGKILL');
});

async function started(environment: Record<string, string>): Promise<string> {
  running = runEdge(root, { PORT: '0', ...environment });
  return (await running.ready).replace('Livery is listening on ', '');
}

describe('npm run serve', () => {
  it('embeds the sandbox and its policies where no API is configured', async () => {
    const address = await started({});
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const configuration = await (await fetch(`${address}/livery-config.json`)).json();
    expect(configuration).toMatchObject({ environment: 'uat', apiUrl: '', contentUrl: '/remotes' });
    expect(configuration).toHaveProperty('policies.default.dealLocation');
    expect(await (await fetch(`${address}/api/agency`)).json()).toHaveProperty('agency.agencyName');
  });

  it('answers no API call itself where another API is configured', async () => {
    const address = await started({ LIVERY_API_URL: 'https://api.example/', LIVERY_ENVIRONMENT: 'prod' });
    expect(await (await fetch(`${address}/livery-config.json`)).json()).toEqual({
      environment: 'prod',
      apiUrl: 'https://api.example',
      resortUrl: 'https://api.example',
      contentUrl: '/remotes',
      policies: {},
    });
    expect((await fetch(`${address}/api/agency`, { headers: { accept: 'application/json' } })).status).toBe(404);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly at %s, even while a call hangs for ever', async (signal) => {
    const address = await started({});
    const hanging = get(`${address}/api/agency?fault=never`);
    const cut = new Promise((resolve) => hanging.once('error', resolve));
    // Calls arrive in order: once the server has answered this one, it has begun the one that hangs.
    await new Promise<IncomingMessage>((resolve) => hanging.once('socket', () => get(address, resolve)));
    running?.process.kill(signal);
    expect(await running?.ended).toMatchObject({ code: 0, stderr: '' });
    await cut;
  });
});

describe('npm run serve refuses, in a sentence on stderr and with exit code 2,', () => {
  it('a port that is none', async () => {
    running = runEdge(root, { PORT: 'abc' });
    expect(await running.ended).toEqual({
      code: 2,
      stdout: '',
      stderr: 'PORT is “abc”, but a port is a whole number from 0 to 65535.\n',
    });
  });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    running = runEdge(root, { PORT: String(port) });
    expect(await running.ended).toEqual({
      code: 2,
      stdout: '',
      stderr: `Port ${port} of 127.0.0.1 is taken: stop the program that listens there, or set PORT to another port.\n`,
    });
    other.close();
  });

  it('a host that is not an address of this machine', async () => {
    running = runEdge(root, { PORT: '0', HOST: '203.0.113.1' });
    expect(await running.ended).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^203\.0\.113\.1 is not an address.*\n$/),
    });
  });

  it('policies that are no JSON', async () => {
    running = runEdge(root, { LIVERY_POLICIES: '{oops' });
    expect(await running.ended).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^LIVERY_POLICIES is not valid JSON.*\n$/),
    });
  });

  it('a folder without a build', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'livery-empty-'));
    running = runEdge(empty, { PORT: '0' });
    expect(await running.ended).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/run npm run build first\.\n$/),
    });
    rmSync(empty, { recursive: true });
  });
});

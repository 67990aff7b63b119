import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge, fatalIn, messagesIn, type RunningEdge } from '../../../tests/edge/run-edge.ts';
import { aServer, jsonListener } from '../../../tests/support/http/test-server.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();

/** Makes loading the file with the built sandbox fail. */
const HOOK = dataUrl(`export const resolve = (name, context, next) => {
  if (name.includes('/embedded')) throw new Error('There is no ' + name);
  return next(name, context);
}`);
const WITHOUT_SANDBOX = `--import ${dataUrl(`import { register } from 'node:module'; register(${JSON.stringify(HOOK)});`)}`;

function dataUrl(module: string): string {
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

let runningEdge: RunningEdge | undefined;
afterEach(() => {
  runningEdge?.process.kill('SIGKILL');
});

async function startEdge(environment: Record<string, string>): Promise<string> {
  runningEdge = runEdge(root, { PORT: '0', ...environment });
  return /Livery is listening on (.*)/.exec(await runningEdge.ready)?.[1] ?? '';
}

describe('npm run serve', () => {
  it('embeds the sandbox and its policies where no API is configured', async () => {
    const address = await startEdge({});
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await runningEdge?.ready).toContain('with the embedded sandbox');
    const configuration = await (await fetch(`${address}/livery-config.json`)).json();
    expect(configuration).toMatchObject({ environment: 'uat', apiUrl: '', contentUrl: '/remotes' });
    expect(configuration).toHaveProperty('policies.default.dealLocation');
    expect(await (await fetch(`${address}/api/agency`)).json()).toHaveProperty('agency.agencyName');
  });

  it('serves no API call itself where another API is configured', async () => {
    const address = await startEdge({
      LIVERY_API_URL: 'https://api.example/',
      LIVERY_ENVIRONMENT: 'prod',
      LIVERY_RENDER_DEADLINE_MS: '1',
      // Production starts even if there is no sandbox to load.
      NODE_OPTIONS: WITHOUT_SANDBOX,
    });
    expect(await runningEdge?.ready).toBe(`Livery is listening on ${address}`);
    expect(await (await fetch(`${address}/livery-config.json`)).json()).toEqual({
      environment: 'prod',
      apiUrl: 'https://api.example',
      resortUrl: 'https://api.example',
      contentUrl: '/remotes',
      policies: {},
      mapStyleUrl: '',
      remotePages: [],
    });
    const response = await fetch(`${address}/api/agency`, { headers: { accept: 'application/json' } });
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found']);
  });

  it('needs the sandbox elsewhere', async () => {
    runningEdge = runEdge(root, { PORT: '0', NODE_OPTIONS: WITHOUT_SANDBOX });
    const { code, stdout, stderr } = await runningEdge.ended;
    expect([code, stderr, fatalIn(stdout)]).toEqual([
      1,
      '',
      [
        expect.objectContaining({
          msg: 'An error was not caught: the server can’t start.',
          err: expect.objectContaining({ message: expect.stringContaining('name an API') }),
        }),
      ],
    ]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly at %s, even while a call hangs for ever', async (signal) => {
    // A missing folder doesn't stop a rollout, but gives a warning.
    const address = await startEdge({ LIVERY_SHUTDOWN_TIMEOUT_MS: '50', LIVERY_ASSETS: '/nowhere' });
    const hanging = get(`${address}/api/agency?fault=never`);
    const cut = new Promise((resolve) => hanging.once('error', resolve));
    // Calls arrive in order: once the server has responded to this one, it has begun the pending one.
    await new Promise<IncomingMessage>((resolve) => hanging.once('socket', () => get(address, resolve)));
    runningEdge?.process.kill(signal);
    const { code, stdout, stderr } = (await runningEdge?.ended) ?? {};
    expect([code, stderr]).toEqual([0, '']);
    expect(messagesIn(stdout ?? '')).toContainEqual(
      expect.stringMatching(/^LIVERY_ASSETS names \/nowhere, which is no folder that can be read: /),
    );
    await cut;
  });
});

describe('the API that is configured', () => {
  it("is called in the name of the host, and decides which of the deployment's rules are its own", async () => {
    const api = await aServer((request, response) =>
      jsonListener({
        agency: { agencyName: 'Far', subdomain: request.headers.origin?.includes('www.far') ? 'far' : 'near' },
      })(request, response),
    );
    const address = await startEdge({
      LIVERY_API_URL: api.url,
      LIVERY_ENVIRONMENT: 'prod',
      LIVERY_RENDER_DEADLINE_MS: '20000',
      LIVERY_POLICIES: '{"far":{"partner":true},"near":{"helpChat":true}}',
    });
    const configurationOf = async (host: string) => {
      const request = get(`${address}/livery-config.json`, { headers: { host, 'x-forwarded-proto': 'https' } });
      const [response]: IncomingMessage[] = await once(request, 'response');
      return JSON.parse((await response?.toArray())?.join('') ?? '');
    };
    expect(await configurationOf('www.far.example')).toMatchObject({ policies: { far: { partner: true } } });
    expect(await configurationOf('near.example')).toMatchObject({ policies: { near: { helpChat: true } } });
    expect(api.requests.map(({ url, headers }) => [url, headers.origin])).toEqual([
      ['/api/agency', 'https://www.far.example'],
      ['/api/agency', 'https://near.example'],
    ]);
  });

  it('is called at no host where the policies name none, of which the log warns at the start', async () => {
    const address = await startEdge({ LIVERY_API_URL: '/' });
    expect((await fetch(address)).status).toBe(503);
    const warnings = messagesIn(runningEdge?.log() ?? '').filter((message) => message.startsWith('LIVERY_POLICIES '));
    expect(warnings).toEqual([expect.stringMatching(/^LIVERY_POLICIES names no host, and with LIVERY_API_URL=\/ /)]);
  });

  it('is called at one internal address in the name of every host', async () => {
    const api = await aServer(jsonListener({}, 404));
    const address = await startEdge({
      LIVERY_API_URL: '/',
      LIVERY_API_ORIGIN_TEMPLATE: api.url,
      LIVERY_RENDER_DEADLINE_MS: '20000',
    });
    const [response]: IncomingMessage[] = await once(
      get(address, { headers: { host: 'any.example:8443' } }),
      'response',
    );
    expect(response?.resume().statusCode).toBe(404);
    expect(api.requests.map(({ headers }) => [headers.host, headers.origin])).toContainEqual([
      'any.example:8443',
      'http://any.example:8443',
    ]);
  });
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../a-built-shell.ts';
import { aBuiltEdge, type RunningEdge } from '../run-edge.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
let running: RunningEdge | undefined;
afterEach(() => void running?.process.kill('SIGKILL'));

async function bodyOf(address: string, headers = {}): Promise<{ status: number | undefined; body: string }> {
  const [response]: IncomingMessage[] = await once(get(address, { agent: false, headers }), 'response');
  return { status: response?.statusCode, body: (await response?.toArray())?.join('') ?? '' };
}

describe('the program', () => {
  it('limits the pages of a client behind a proxy, logs it once, and counts the responses', async () => {
    running = runEdge(root, {
      PORT: '0',
      ADMIN_PORT: '0',
      LIVERY_TRUSTED_PROXIES: '127.0.0.1',
      LIVERY_PAGES_PER_MINUTE: '1',
    });
    const { ready, ended, process } = running;
    const output = await ready;
    const addressAfter = (text: string) => new RegExp(`${text} is listening on (\\S+)`).exec(output)?.[1] ?? '';
    const [site, admin] = [addressAfter('Livery'), addressAfter('The admin port')];
    const statuses = [];
    for (const client of ['203.0.113.7', '203.0.113.7', '198.51.100.1', '203.0.113.7']) {
      statuses.push((await bodyOf(`${site}/faqs`, { 'x-forwarded-for': client })).status);
    }
    expect(statuses).toEqual([200, 429, 200, 429]);
    expect((await bodyOf(`${admin}/-/metrics`)).body).toMatch(
      /^livery_http_request_duration_seconds_count\{route="page",cache="none",status="429"\} 2$/m,
    );
    process.kill('SIGINT');
    const lines = (await ended).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([{ client: '203.0.113.7' }]);
    expect(lines.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

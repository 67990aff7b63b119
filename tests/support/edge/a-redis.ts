import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/machine/free-port.mjs';

const PROGRAM = ['redis-server', '/usr/bin/redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** The suffix of a test's name if there is no Redis. */
export const WITHOUT_REDIS =
  PROGRAM === undefined ? ', not tried: there is no redis-server here (apt-get install redis-server)' : '';

/** A Redis server for one test, which forgets everything when it ends. */
export interface TestRedis {
  readonly url: string;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  /** Ends it abruptly. */
  kill(): Promise<void>;
  /** After SIGSTOP it keeps its connections, but does not respond until SIGCONT. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Removes the server and its files. */
  remove(): Promise<void>;
}

/** @param settings of redis-server, such as `--requirepass` */
export async function aRedis(...settings: readonly string[]): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-redis-'));
  const port = await anyFreePort();
  let server: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (server === undefined) return;
    const endPromise = once(server, 'close');
    server.kill('SIGKILL');
    await endPromise;
    server = undefined;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
      server = spawn(PROGRAM ?? '', [...place, '--save', '', '--appendonly', 'no', ...settings], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      for await (const text of server.stdout?.setEncoding('utf8') ?? []) {
        if (String(text).includes('Ready to accept connections')) break;
      }
    },
    signal: (name) => server?.kill(name),
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A free port below those that systems use for outgoing connections (on Linux from 32,768 on), so that a server can
 * start there again while many connections are opened.
 */
export const anyFreePort = (): Promise<number> => freePort(randomInt(20_000, 32_000), '127.0.0.1');

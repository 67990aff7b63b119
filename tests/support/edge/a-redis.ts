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

/** What follows a test's name where there is no Redis. */
export const WITHOUT_REDIS =
  PROGRAM === undefined ? ', not tried: there is no redis-server here (apt-get install redis-server)' : '';

/** A Redis server of a test's own, which forgets everything when it ends. */
export interface TestRedis {
  readonly url: string;
  /** It is there again when this resolves, empty, at the same address. */
  start(): Promise<void>;
  /** Ends it from one moment to the next. */
  kill(): Promise<void>;
  /** It keeps its connections and does not respond; undone by `signal('SIGCONT')`. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Frees what it took. */
  remove(): Promise<void>;
}

/** @param settings of redis-server, such as `--requirepass` */
export async function aRedis(...settings: readonly string[]): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-redis-'));
  const port = await anyFreePort();
  let server: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (server === undefined) return;
    const ended = once(server, 'close');
    server.kill('SIGKILL');
    await ended;
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
 * A port at which nothing is now, below those that systems give to outgoing connections (from 32,768 on, Linux): a
 * server can start there again while a load of connections runs.
 */
export const anyFreePort = (): Promise<number> => freePort(randomInt(20_000, 32_000), '127.0.0.1');

import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.mjs';
import { aBuiltShell } from '../edge/a-built-shell.ts';
import { builtProgram } from '../support/built-program.ts';
import { HEAP } from './facts.ts';
import { CONFIGURATION, missingPrograms } from './run-nginx.ts';

const DOCUMENT = readFileSync('docs/operate.md', 'utf8');
/** The commands that a reader copies, without those that install and build. */
const STEPS = [...DOCUMENT.matchAll(/^( *)```sh run\n([^]*?)\n\1```$/gm)].map(([, indent = '', block = '']) =>
  block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);
const [CHECK, START_OTHERS, START_EDGES, START_NGINX, REQUEST, KILL_EDGE, KILL_OTHERS, END] = STEPS;
/** The ports in the document; the admin ports are these with a 1 before them. */
const PORTS = ['8081', '8082', '8083', '8088', '8090', '8443', '6380'];

/** A shell that runs blocks of commands one after another, as a terminal does. */
function aTerminal(folder: string) {
  const { PATH, HOME } = process.env;
  const bash: ChildProcess = spawn('bash', ['--noprofile', '--norc', '-s'], {
    cwd: folder,
    env: { PATH, HOME },
    detached: true,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [bash.stdout, bash.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
    });
  }
  let turn = 0;
  return {
    process: bash,
    /** Runs a block to its end; returns its output, the last line of which is its exit code. */
    run(block: string): Promise<string> {
      turn += 1;
      const end = new RegExp(`^end of ${turn}: (\\d+)\\n`, 'm');
      output = '';
      bash.stdin?.write(`${block}\necho "end of ${turn}: $?"\n`);
      return new Promise((done, reject) => {
        const look = () => {
          if (end.test(output)) done(output.replace(end, '$1'));
          else bash.stdout?.once('data', () => setImmediate(look));
        };
        look();
        bash.once('close', () => reject(new Error(`The shell ended: ${output}`)));
      });
    },
  };
}

const REASON = missingPrograms('bash', 'curl', 'nginx', 'openssl', 'redis-server');

describe.skipIf(REASON !== '')(`the first ten minutes of docs/operate.md${REASON}`, async () => {
  const build = REASON !== '' ? '' : aBuiltShell();
  const program = REASON !== '' ? '' : await builtProgram('edge');
  const ports = new Map<string, string>();
  let folder = '';
  let terminal: ReturnType<typeof aTerminal>;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Runs a block with free ports in place of the document's. */
  const run = (block = '') => terminal.run(block.replaceAll(/\b(?:8\d{3}|6380)\b/g, (port) => ports.get(port) ?? port));
  const statusOf = (path: string, { host = 'aurora.localhost', cookie = '' } = {}) =>
    new Promise<number | undefined>((done, reject) => {
      const port = ports.get('8443');
      const headers = { host: `${host}:${port}`, cookie };
      get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        response.resume().once('end', () => done(response.statusCode));
      }).once('error', reject);
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'livery-operate-'));
    terminal = aTerminal(folder);
    // nginx may read it as another user.
    chmodSync(folder, 0o755);
    for (const name of ['package.json', 'tsconfig.json', 'node_modules', 'src', 'packages', 'reference']) {
      symlinkSync(resolve(name), join(folder, name));
    }
    cpSync(build, join(folder, 'dist'), { recursive: true });
    cpSync(dirname(program), join(folder, 'dist', 'edge'), { recursive: true });
    let last = 7000;
    for (const port of PORTS) {
      // Admin ports are 10,000 higher.
      do last = await freePort(last + 1, '127.0.0.1');
      while ((await freePort(last + 10_000, '127.0.0.1')) !== last + 10_000);
      ports.set(port, String(last));
    }
    mkdirSync(join(folder, 'deploy'));
    writeFileSync(
      join(folder, 'deploy', 'nginx.conf'),
      CONFIGURATION.replaceAll(/127\.0\.0\.1:(\d+)/g, (_, port) => `127.0.0.1:${ports.get(port)}`),
    );
  });
  afterAll(() => {
    agent.destroy();
    const pid = join(folder, 'run', 'nginx.pid');
    if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGTERM');
    if (terminal.process.pid !== undefined) process.kill(-terminal.process.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('has eight steps, and limits memory as npm run serve does', () => {
    expect(STEPS).toHaveLength(8);
    expect(START_EDGES).toContain(` ${HEAP} `);
  });

  it('checks the settings', async () => {
    expect(await run(CHECK)).toMatch(/\n?0$/);
  });

  it('says which edges did not start, and why', { timeout: 60_000 }, async () => {
    const output = await run(`(export LIVERY_UNKNOWN=x\n${START_EDGES})`);
    const failedPorts = ['8081', '8082', '8083'].map((port) => ports.get(port)).join(' ');
    expect(output).toContain(`These did not start: ${failedPorts}\n`);
    expect(output.match(/"level":"fatal".*LIVERY_UNKNOWN is no setting/g)).toHaveLength(3);
    expect(output).toMatch(/\b1$/);
  });

  it('starts the sandbox, Redis, and three edges that get ready', { timeout: 60_000 }, async () => {
    expect(await run(START_OTHERS)).toMatch(/\b0$/);
    expect((await run(START_EDGES)).match(/^ready$/gm)).toHaveLength(3);
  });

  it('starts nginx, through which pages of two agencies come', async () => {
    expect(await run(START_NGINX)).toBe('0');
    expect(await run(REQUEST)).toBe('200\n0');
    expect(readFileSync(join(folder, 'run', 'page.html'), 'utf8')).toContain('data-tenant="https://aurora.localhost');
    expect(await statusOf('/about', { host: 'marigold.localhost' })).toBe(200);
  });

  it('leads from http to the port at which https is', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.get('8088')}/about`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`https://127.0.0.1:${ports.get('8443')}/about`);
  });

  it('loses no page when an edge, Redis and the API are killed under load', { timeout: 60_000 }, async () => {
    const REQUESTS = 1800;
    const kills = new Map([
      [300, KILL_EDGE],
      [900, KILL_OTHERS],
    ]);
    const killed: Promise<string>[] = [];
    const statuses: unknown[] = [];
    let sentCount = 0;
    const visitor = async () => {
      while (sentCount < REQUESTS) {
        sentCount += 1;
        const kill = kills.get(sentCount);
        if (kill !== undefined) killed.push(run(kill));
        // Pages depend on cookies, so nginx has none cached for a new cookie, and an edge has to send it.
        statuses.push(await statusOf('/about', { cookie: `visitor=${sentCount}` }).catch((failure) => failure.message));
      }
    };
    await Promise.all(Array.from({ length: 20 }, visitor));
    for (const output of killed) expect(await output).toMatch(/\b0$/);
    expect(killed).toHaveLength(kills.size);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses).toHaveLength(REQUESTS);
    const lines = readFileSync(join(folder, 'run/log/access.log'), 'utf8').trim().split('\n');
    const upstreams = lines.map((line) => JSON.parse(line).upstream);
    const dead = `127.0.0.1:${ports.get('8082')}`;
    expect([upstreams.includes(dead), upstreams.slice(-REQUESTS / 3).includes(dead)]).toEqual([true, false]);
  });

  it('ends everything', async () => {
    expect(await run(END)).toMatch(/0$/);
    await expect.poll(() => statusOf('/about').catch((failure) => failure.code)).toBe('ECONNREFUSED');
  });
});

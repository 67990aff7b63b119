import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startOptions } from '../start-options.ts';

const DEFAULTS = { port: 9000, host: '127.0.0.1', seed: 1, environment: 'local' };

describe('startOptions', () => {
  it('has a default for each', () => {
    expect(startOptions([], {})).toEqual(DEFAULTS);
  });

  it('takes port and host from the environment, and the seed from the command line', () => {
    const environment = { PORT: '0', HOST: '::1', LIVERY_ENVIRONMENT: 'uat' };
    const options = { port: 0, host: '::1', seed: 42, environment: 'uat' };
    expect(startOptions(['--seed', '42'], environment)).toEqual(options);
    expect(startOptions(['--seed=7'], { PORT: '' })).toEqual({ ...DEFAULTS, seed: 7 });
  });

  it.each(['x', '-1', '65536', '80.5', ' '])('refuses the port "%s" in one sentence', (PORT) => {
    expect(startOptions([], { PORT })).toBe(
      `PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(PORT)}.`,
    );
  });

  it.each([[['--seed']], [['--seed', 'x']], [['--seed=-1']], [['--port', '1']], [['extra']]])('refuses %j', (args) => {
    expect(startOptions(args, {})).toMatch(/^Use: npm run sandbox -- .*\.$/);
  });
});

describe('the sandbox as a program', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  function start(env: Record<string, string>): { child: ChildProcess; output: () => { out: string; err: string } } {
    child = spawn(process.execPath, ['--conditions=@livery/source', '--import', 'tsx', 'reference/sandbox/main.ts'], {
      env: { ...process.env, ...env },
    });
    const [out, err]: [string[], string[]] = [[], []];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => err.push(text));
    return { child, output: () => ({ out: out.join(''), err: err.join('') }) };
  }

  it('prints where it listens and whom it serves, and stops on SIGTERM, even with open requests', async () => {
    const { child: running, output } = start({ PORT: '0' });
    await expect.poll(() => output().out, { timeout: 15_000 }).toContain('http://platform.localhost:');
    const [, url] = /^The sandbox is listening on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output().out) ?? [];
    const waiting = get(`${url}/api/agency?fault=never`).on('error', () => undefined);
    const dripping = get(`${url}/api/agency?fault=drip`).on('error', () => undefined);
    const [response] = await once(dripping, 'response');
    response.on('error', () => undefined);
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
    waiting.destroy();
  });

  it('refuses a port that is taken in one sentence, and exits with 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child: running, output } = start({ PORT: String(port) });
    const [code] = await once(running, 'close');
    other.close();
    const err = `Port ${port} is taken: stop what listens there, or set PORT to another.\n`;
    expect([code, output()]).toEqual([2, { out: '', err }]);
  });
});

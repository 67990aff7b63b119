import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.mjs';
import { aBuiltShell } from '../edge/a-built-shell.ts';
import { builtProgram } from '../support/built-program.ts';
import { HEAP, LONGEST_SHUTDOWN, VARIABLES } from './facts.ts';

const FILE = 'deploy/livery@.service';
const PATIENT_OPTIONS = { timeout: 15_000 };
const unit = readFileSync(FILE, 'utf8');
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;

const root = aBuiltShell();
const edgeProgram = await builtProgram('edge');
let runningProcess: ChildProcess | undefined;
afterEach(() => void runningProcess?.kill('SIGKILL'));

describe('the unit for systemd', () => {
  it('has a command that starts an edge on the port that names it, with an admin port beside', async () => {
    const port = await freePort(8091, '127.0.0.1');
    const environment = Object.fromEntries(
      valuesOf('Environment').flatMap((line) =>
        line.split(' ').map((text) => text.replaceAll('%i', String(port)).split('=') as [string, string]),
      ),
    );
    expect(environment).toMatchObject({ PORT: String(port), ADMIN_PORT: `1${port}` });
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(environment)));
    const [command = ''] = valuesOf('ExecStart');
    expect(command).toContain(` ${HEAP} `);
    const [node = '', ...parameters] = command
      .replace('/usr/bin/node', process.execPath)
      .replace('/srv/livery/current/edge/main.js', edgeProgram)
      .split(' ');
    runningProcess = spawn(node, [...parameters, root], { env: { ...environment, LIVERY_SHUTDOWN_DELAY_MS: '0' } });
    const endPromise = new Promise((resolve) => runningProcess?.once('close', resolve));
    const ready = () =>
      fetch(`http://127.0.0.1:1${port}/-/ready`).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(ready, PATIENT_OPTIONS).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok');
    runningProcess.kill(valuesOf('KillSignal')[0] as NodeJS.Signals);
    expect(await endPromise).toBe(0);
  });

  it('waits for the longest shut-down before it kills, and does not start again what a setting stops', () => {
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(LONGEST_SHUTDOWN);
    expect([valuesOf('Restart'), valuesOf('RestartPreventExitStatus')]).toEqual([['on-failure'], ['2']]);
  });

  it.skipIf(!hasAnalyzer)('is valid, and judged as little exposed, by systemd itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-unit-'));
    const copy = join(folder, 'livery@8081.service');
    copyFileSync(FILE, copy);
    const analyze = (...parameters: readonly string[]) =>
      spawnSync('systemd-analyze', [...parameters, copy], { encoding: 'utf8' });
    const { stderr } = analyze('verify', '--man=no', '--recursive-errors=no');
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20');
    rmSync(folder, { recursive: true });
    // The program isn't installed on machines that run tests.
    expect(stderr.split('\n').filter((line) => /livery@/.test(line) && !/not executable/.test(line))).toEqual([]);
    expect([status, stdout.includes('Overall exposure level')]).toEqual([0, true]);
  });
});

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';

const MALDIVES = ['--lat', '4.17', '--long', '73.5'];

describe('a recorded session', () => {
  it.each([
    [['agency']],
    [['agency', '--host', 'unknown.localhost']],
    [['deals', 'hotels', '--json']],
    [['deals', 'hotels', '--host', 'noir.localhost', '--currency', 'EUR', '--language', 'de']],
    [['deals', 'activities', '--lat', '48.8566', '--long', '2.3522']],
    [['deals', 'cars', '--token', 'sandbox-aurora-agent']],
    [['suggest', 'hotel', 'lisb']],
    [['navigation', '--token', 'sandbox-aurora-owner', '--json']],
    [['faqs', '--json']],
    [['about']],
    [['rates']],
    [['convert', '10', 'EUR', 'GBP']],
    [['resort', 'deals', ...MALDIVES]],
    [['resort', 'availability', 'nosuch']],
  ])('replays %j to the same output, byte for byte', async (command) => {
    const { url } = await aSandbox();
    const file = join(aFolder(), 'session.jsonl');
    const recordedRun = await runCli(['record', file, '--', ...command, '--api', url]);
    expect(recordedRun.out + recordedRun.err).not.toBe('');
    expect(await runCli([...command, '--adapters', `recorded:${file}`])).toEqual(recordedRun);
  });

  it('replays a failure, with the session id to quote', async () => {
    const { url, spoil } = await aSandbox();
    await spoil('/api/agency', '400');
    const file = join(aFolder(), 'session.jsonl');
    const recordedRun = await runCli(['agency', '--api', url, '--record', file]);
    expect(recordedRun.err).toMatch(/session [\w-]{36}/);
    expect(await runCli(['agency', '--adapters', `recorded:${file}`])).toEqual(recordedRun);
  });

  it('replays a sign-in, and contains neither token nor password', async () => {
    const { url } = await aSandbox();
    const folder = aFolder();
    const file = join(folder, 'session.jsonl');
    const login = ['login', '--email', 'owner@aurora.example', '--password', 'welcome'];
    const recordedRun = await runCli(['record', file, '--', ...login, '--api', url, '--state', join(folder, 'state')]);
    expect(recordedRun.code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toMatch(/sandbox-aurora|welcome/);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await runCli([...login, '--adapters', `recorded:${file}`])).toEqual(recordedRun);
  });

  it('is of one session: a replay of another one is refused in a sentence', async () => {
    const { url } = await aSandbox();
    const file = join(aFolder(), 'session.jsonl');
    const german = ['--api', url, '--host', 'noir.localhost', '--language', 'de'];
    await runCli(['record', file, '--', 'deals', 'hotels', ...german]);
    const replay = ['deals', 'hotels', '--adapters', `recorded:${file}`];
    const same = await runCli([...replay, ...german]);
    expect(same.code).toBe(0);
    for (const [other, words] of [
      [['--host', 'aurora.localhost'], 'its host is noir.localhost, not aurora.localhost'],
      [['--language', 'fr'], 'its language is de, not fr'],
      [['--currency', 'EUR'], 'its currency is not set, not EUR'],
      [['--lat', '1', '--long', '1'], 'its lat is not set, not 1'],
      [['--token', 't'], 'its visitor is nobody, not signed in'],
      [['--record', 'other.jsonl'], 'Leave out --record'],
    ] as const) {
      const { code, out, err } = await runCli([...replay, ...other]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(words);
    }
  });

  it('is refused in a sentence where it is damaged', async () => {
    const { url } = await aSandbox();
    const file = join(aFolder(), 'session.jsonl');
    await runCli(['record', file, '--', 'agency', '--api', url]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"kind":"session"', '"kind":"journey"'));
    const { code, err } = await runCli(['agency', '--adapters', `recorded:${file}`]);
    expect(code).toBe(2);
    expect(err).toMatch(/^error: The file .* is not a recording that can be replayed. Line 1/);
  });
});

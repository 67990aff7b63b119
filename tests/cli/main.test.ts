import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import rateTable from '../../sandbox/world/rates.json' with { type: 'json' };
import { aFolder, aSandbox } from './support/a-sandbox.ts';
import { startCli } from './support/start-cli.ts';

describe('the program', () => {
  it('prints an agency for a program, and exits 0', async () => {
    const run = startCli(['agency', '--host', 'aurora.localhost', '--json']);
    const { code, out, err } = await run.ended();
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ subdomain: 'aurora' });
  });

  it.each([
    [1, ['convert', '1', 'EUR', 'QQQ']],
    [2, ['agency', '--nosuch']],
    [3, ['rates', '--api', 'http://127.0.0.1:1']],
  ])('exits %i for %j', async (exit, args) => {
    const { code, out, err } = await startCli(args).ended();
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(/^error: /);
  });

  it('ends when it has said what is held, though the hold lasts for a while', async () => {
    const sandbox = await aSandbox();
    const deals = startCli(['resort', 'deals', '--lat', '4.17', '--long', '73.5', '--json']);
    const [{ id }] = JSON.parse((await deals.ended()).out);
    const headers = { 'x-session-id': 'session-of-a-test', 'x-correlation-id': 'test' };
    await sandbox.post('/itineraries', { property_id: id }, headers);
    const hold = startCli(['resort', 'hold', '--session', 'session-of-a-test', '--api', sandbox.url]);
    expect(await hold.ended()).toMatchObject({ code: 0, out: expect.stringContaining(' is held until ') });
  });

  it('loads for a batch command neither the container nor the HTTP client', async () => {
    const folder = aFolder();
    const run = startCli(['title', '--batch'], [], { NODE_V8_COVERAGE: folder });
    run.process.stdin.end('{}\n');
    await run.ended();
    const loaded = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    expect(loaded).toContain('/src/cli/batch/run-batch.ts');
    expect(loaded).not.toMatch(/node_modules\/(?:axios|inversify)\//);
  });

  it('answers each line as it comes, for a program that asks and waits', async () => {
    const run = startCli(['link', '--batch']);
    for (const value of ['a@b.example', 'nobody']) {
      run.process.stdin.write(`${JSON.stringify({ sink: 'email', value })}\n`);
      await once(run.process.stdout, 'data');
    }
    run.process.stdin.end();
    expect(await run.ended()).toEqual({ code: 0, out: '{"href":"mailto:a@b.example"}\n{"href":null}\n', err: '' });
  });

  it('ends quietly when its reader leaves', async () => {
    const run = startCli(['title', '--batch']);
    const line = `${JSON.stringify({ agency: { agencyName: 'A'.repeat(1000) } })}\n`;
    Readable.from(Array<string>(20_000).fill(line)).pipe(run.process.stdin);
    await once(run.process.stdout, 'data');
    run.process.stdout.destroy();
    expect(await run.ended()).toMatchObject({ code: 0, err: '' });
  });

  it('makes HTML safe in bulk, 10 MB in a line', async () => {
    const run = startCli(['sanitise', '--batch']);
    const lines = ['<b onclick=x>hi</b>', 'x'.repeat(10_000_000)].map((html) => JSON.stringify({ html }));
    run.process.stdin.end(lines.join('\r\n'));
    const { code, out } = await run.ended();
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.length)).toEqual([20, 10_000_000 + 11, 0]);
  });

  it('streams 100 000 lines with a table of all rates in each through a heap of 64 MB', async () => {
    const run = startCli(['convert', '--batch'], ['--max-old-space-size=64']);
    const line = (amount: number) => `${JSON.stringify({ amount, from: 'EUR', to: 'USD', rates: rateTable.rates })}\n`;
    const lines = Array.from({ length: 100 }, (_, amount) => line(amount)).join('');
    Readable.from(Array<string>(1000).fill(lines)).pipe(run.process.stdin);
    const { code, out, err } = await run.ended();
    expect([code, err]).toEqual([0, '']);
    const answers = out.trimEnd().split('\n');
    expect(answers).toHaveLength(100_000);
    expect(answers.slice(100, 200)).toEqual(answers.slice(-100));
  }, 120_000);
});

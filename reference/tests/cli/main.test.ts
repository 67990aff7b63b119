import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import rateTable from '@livery/sandbox/world/rates.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { builtProgram } from '../../../tests/support/built-program.ts';
import { aFolder, aSandbox } from './support/a-sandbox.ts';
import { SOURCE, startCli } from './support/start-cli.ts';

const BUILT_PROGRAM = [await builtProgram('cli')];
const start = (...args: readonly string[]) => startCli(BUILT_PROGRAM, args);

describe('the program', () => {
  it('prints an agency for a program, and exits 0', async () => {
    const { code, out, err } = await start('agency', '--host', 'aurora.localhost', '--json').ended();
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ subdomain: 'aurora' });
  });

  it.each([
    [1, ['convert', '1', 'EUR', 'QQQ']],
    [2, ['agency', '--nosuch']],
    [3, ['rates', '--api', 'http://127.0.0.1:1']],
  ])('exits %i for %j', async (exit, args) => {
    const { code, out, err } = await start(...args).ended();
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(/^error: /);
  });

  it.each([
    [
      'a call',
      3,
      'export default { agencies: { read: () => new Promise(() => {}) } };',
      /agencies\.read\(\) never ends: /,
    ],
    ['a function', 2, 'export default () => new Promise(() => {});', /The module’s function never ends: /],
    ['its module', 2, 'await new Promise(() => {}); export default {};', /its top-level await never ends: /],
  ])(
    'names %s that never ends at once, where nothing is left that could end it',
    async (_, exitCode, source, problem) => {
      const file = join(aFolder(), 'mine.mjs');
      writeFileSync(file, source);
      const { code, out, err } = await start('agency', '--adapters', `module:${file}`, '--json').ended();
      expect([code, out]).toEqual([exitCode, '']);
      const { error } = JSON.parse(err);
      expect(error.why ?? error.what).toMatch(problem);
    },
  );

  it('keeps what a module logs off stdout, which is for programs', async () => {
    const file = join(aFolder(), 'mine.mjs');
    writeFileSync(file, 'console.log("noise"); export default ({ memory }) => ({ agencies: memory.agencies });');
    const { code, out, err } = await start('agency', '--adapters', `module:${file}`, '--json').ended();
    expect([code, err, JSON.parse(out).subdomain]).toEqual([0, 'noise\n', 'aurora']);
  });

  it('says so where a timer of a module throws, and exits 3', async () => {
    const file = join(aFolder(), 'mine.mjs');
    writeFileSync(
      file,
      'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {}); export default {};',
    );
    const { code, out, err } = await start('agency', '--adapters', `module:${file}`, '--json').ended();
    expect([code, out]).toEqual([3, '']);
    expect(JSON.parse(err).error.why).toContain('An error was not caught, as of an adapter’s timer: late');
  });

  it('ends once it has printed the hold, though the hold lasts for a while', async () => {
    const sandbox = await aSandbox();
    const deals = start('resort', 'deals', '--lat', '4.17', '--long', '73.5', '--json');
    const [{ id }] = JSON.parse((await deals.ended()).out);
    const token = 'sandbox-aurora-traveller';
    const headers = { 'x-access-token': token, 'x-correlation-id': 'test' };
    await sandbox.post('/itineraries', { property_id: id }, headers);
    const hold = start('resort', 'hold', '--token', token, '--api', sandbox.url);
    expect(await hold.ended()).toMatchObject({ code: 0, out: expect.stringContaining(' is held until ') });
  });

  it('loads for a batch command neither the container nor the HTTP client', async () => {
    const folder = aFolder();
    const run = startCli(SOURCE, ['title', '--batch'], { NODE_V8_COVERAGE: folder });
    run.process.stdin.end('{}\n');
    await run.ended();
    const loadedText = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    expect(loadedText).toContain('/src/cli/batch/run-batch.ts');
    expect(loadedText).not.toMatch(/node_modules\/(?:ajv|axios|inversify)\//);
  });

  it('knows the platform’s API wherever it is built, and loads the validator for the doctor only', async () => {
    const folder = aFolder();
    const loadedBy = async (command: string) => {
      const { code, err } = await startCli(BUILT_PROGRAM, [command], {
        NODE_V8_COVERAGE: join(folder, command),
      }).ended();
      expect([code, err]).toEqual([0, '']);
      const text = readdirSync(join(folder, command)).map((file) => readFileSync(join(folder, command, file), 'utf8'));
      const files = text.join('').matchAll(/"url":"(file:[^"]+)"/g);
      return Array.from(files, ([, url = '']) => readFileSync(new URL(url), 'utf8')).join('');
    };
    expect(await loadedBy('doctor')).toMatch(/Ajv2020[^]*Livery platform API/);
    expect(await loadedBy('rates')).not.toMatch(/Ajv2020|Livery platform API/);
  });

  it('writes the result of each line as it comes, for a program that waits for it', async () => {
    const run = start('link', '--batch');
    for (const value of ['a@b.example', 'unknown']) {
      run.process.stdin.write(`${JSON.stringify({ sink: 'email', value })}\n`);
      await once(run.process.stdout, 'data');
    }
    run.process.stdin.end();
    expect(await run.ended()).toEqual({ code: 0, out: '{"href":"mailto:a@b.example"}\n{"href":null}\n', err: '' });
  });

  it('ends quietly when its reader leaves', async () => {
    const run = start('title', '--batch');
    const line = `${JSON.stringify({ agency: { agencyName: 'A'.repeat(1000) } })}\n`;
    Readable.from(Array<string>(20_000).fill(line)).pipe(run.process.stdin);
    await once(run.process.stdout, 'data');
    run.process.stdout.destroy();
    expect(await run.ended()).toMatchObject({ code: 0, err: '' });
  });

  it('streams 12 000 lines with a table of all rates in each, 33 MB, through a heap of 16 MB', async () => {
    const run = startCli(['--max-old-space-size=16', ...BUILT_PROGRAM], ['convert', '--batch']);
    const line = (amount: number) => `${JSON.stringify({ amount, from: 'EUR', to: 'USD', rates: rateTable.rates })}\n`;
    const lines = Array.from({ length: 100 }, (_, amount) => line(amount)).join('');
    Readable.from(Array<string>(120).fill(lines)).pipe(run.process.stdin);
    const { code, out, err } = await run.ended();
    expect([code, err]).toEqual([0, '']);
    const results = out.trimEnd().split('\n');
    expect(results).toHaveLength(12_000);
    expect(results.slice(100, 200)).toEqual(results.slice(-100));
  }, 120_000);
});

describe('a start', () => {
  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await start('--version').ended()).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';
import { moduleWithAgencyMethod, runOver } from '../support/run-over.ts';

/** Runs `agency` with a module with this text as its adapters. */
function agencyOver(source: string, name = 'mine.ts') {
  return runOver(source, ['agency'], name);
}

const RENAMED_METHOD = `async read(signal: AbortSignal) {
  const response = await memory.agencies.read(signal);
  return response.ok && response.value ? { ok: true, value: { ...response.value, name: 'Renamed of ' + host } } : response;
}`;

describe('--adapters module:<file>', () => {
  it.each([
    ['default', `export default ({ host, memory }) => ({ agencies: { ${RENAMED_METHOD} } });`],
    ['named', `export const adapters = async ({ host, memory }) => ({ agencies: { ${RENAMED_METHOD} } });`],
  ])('takes a function of adapters as %s export, which can call those of the memory set', async (_, source) => {
    const { code, out, err } = await agencyOver(source);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ name: 'Renamed of aurora.localhost', subdomain: 'aurora' });
  });

  it('takes an object of adapters, from JavaScript too, and the memory set for every port that it leaves out', async () => {
    const none = `export default { agencies: { read: async () => ({ ok: true, value: null }) } };`;
    expect(await agencyOver(none, 'mine.mjs')).toMatchObject({ code: 1, err: expect.stringContaining('not found') });
    expect(await agencyOver(none.replace('{ agencies', '{ deals: undefined, agencies'))).toMatchObject({ code: 1 });
  });

  it.each([
    ['export const nothing = 1', /exports no adapters: its default export/],
    ['export default 5', /exports no adapters/],
    ['export default []', /exports no object of adapters by port\./],
    ['export default {}', /exports an object without any adapter: name the ports that it serves\./],
    ['export default () => ({})', /function returns an object without any adapter/],
    ['export default { get agencies() { throw new Error("Not yet.") } }', /adapters can’t be read: Error: Not yet\./],
    ['export default new Proxy({}, { ownKeys() { throw Object.create(null) } })', /adapters can’t be read: something/],
    ['export default () => 5', /returns no object of adapters/],
    ['export default () => { throw new Error("No file.") }', /function fails: No file\./],
    ['throw new Error("Not today.")', /does not load: Not today\./],
    ['export default {{', /does not load: /],
    ['export default { agency: {} }', /no port “agency”. The ports are agencies, /],
    ['export default { deals: { hotels() {} } }', /port “deals” lacks activities\(\), cars\(\)\./],
    ['export default { agencies: 5 }', /port “agencies” lacks read\(\)\./],
  ])('refuses a module that is %j, with exit 2', async (source, problem) => {
    const { code, out, err } = await agencyOver(source);
    expect([code, out]).toEqual([2, '']);
    expect(JSON.parse(err)).toMatchObject({ exitCode: 2, error: { what: expect.stringMatching(problem) } });
  });

  it.each([
    [['agency', '--adapters', 'module:/nowhere/mine.ts'], /There is no file \/nowhere\/mine.ts\./],
    [['agency', '--adapters', 'module:package.json', '--api', 'http://127.0.0.1:1'], /uses no server/],
  ])('exits 2 for %j', async (args, problem) => {
    expect(await runCli(args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(problem) });
  });

  it('says what does not load in one line', async () => {
    const file = join(aFolder(), 'mine.ts');
    writeFileSync(file, 'export default { agencies: : string ;');
    const { code, err } = await runCli(['agency', '--adapters', `module:${file}`]);
    expect(code).toBe(2);
    expect(err.split('\n')).toEqual([
      expect.stringContaining('does not load: '),
      expect.stringMatching(/^Add --help/),
      '',
    ]);
  });

  it('is no folder', async () => {
    const { code, err } = await runCli(['agency', '--adapters', 'module:.']);
    expect([code, err]).toEqual([2, expect.stringContaining('. is a folder: name the file of the module.')]);
  });

  it('is not examined by doctor', async () => {
    const file = join(aFolder(), 'mine.mjs');
    writeFileSync(file, moduleWithAgencyMethod('async read() {}'));
    const { code, err } = await runCli(['doctor', '--adapters', `module:${file}`]);
    expect([code, err]).toEqual([2, expect.stringContaining('can’t be examined')]);
  });
});

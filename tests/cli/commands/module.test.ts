import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';

/** Runs `agency` with a module of this text as its adapters. */
function agencyOver(source: string, name = 'mine.ts', more: readonly string[] = []) {
  const file = join(aFolder(), name);
  writeFileSync(file, source);
  return runCli(['agency', '--adapters', `module:${file}`, '--json', ...more]);
}

const RENAMED = `async read(signal: AbortSignal) {
  const response = await memory.agencies.read(signal);
  return response.ok && response.value ? { ok: true, value: { ...response.value, name: 'Renamed of ' + host } } : response;
}`;

describe('--adapters module:<file>', () => {
  it.each([
    ['default', `export default ({ host, memory }) => ({ agencies: { ${RENAMED} } });`],
    ['named', `export const adapters = async ({ host, memory }) => ({ agencies: { ${RENAMED} } });`],
  ])('takes a function of adapters as %s export, which can call those of the memory set', async (_, source) => {
    const { code, out, err } = await agencyOver(source);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ name: 'Renamed of aurora.localhost', subdomain: 'aurora' });
  });

  it('takes an object of adapters, from JavaScript too, and the memory set for every port that it leaves out', async () => {
    const none = `export default { agencies: { read: async () => ({ ok: true, value: null }) } };`;
    expect(await agencyOver(none, 'mine.mjs')).toMatchObject({ code: 1, err: expect.stringContaining('not found') });
    expect(await agencyOver('export default {}')).toMatchObject({ code: 0 });
  });

  it.each([
    ['export const nothing = 1', /exports no adapters: its default export/],
    ['export default 5', /exports no adapters/],
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

  it('names the fault of an adapter whose call resolves to no result', async () => {
    const { code, err } = await agencyOver('export default { agencies: { read: async () => 42 } };');
    expect(code).toBe(3);
    expect(err).toContain('The adapter broke its contract: it resolved to no result');
  });

  it('names the adapter, not the API, where a call of it throws', async () => {
    const { code, err } = await agencyOver('export default { agencies: { read() { throw new Error("No file.") } } };');
    const { error } = JSON.parse(err);
    expect([code, error.why]).toEqual([3, 'The adapter broke its contract: Error: No file.']);
    expect(error.next).toMatch(/^Mend the adapter/);
  });

  it('is no folder', async () => {
    const { code, err } = await runCli(['agency', '--adapters', 'module:.']);
    expect([code, err]).toEqual([2, expect.stringContaining('. is a folder: name the file of the module.')]);
  });

  it('is not examined by doctor', async () => {
    const file = join(aFolder(), 'mine.mjs');
    writeFileSync(file, 'export default {}');
    const { code, err } = await runCli(['doctor', '--adapters', `module:${file}`]);
    expect([code, err]).toEqual([2, expect.stringContaining('can’t be examined')]);
  });
});

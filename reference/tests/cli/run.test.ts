import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-table.ts';
import { ALL_LINE_RULES } from '../../../tests/cli/support/all-line-rules.ts';
import { runCli } from './support/run-cli.ts';

describe('the command line', () => {
  it('lists every command in its help', async () => {
    const { code, out, err } = await runCli(['--help']);
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS.keys()) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it('calls each command by its own name', async () => {
    for (const [name, load] of COMMANDS) expect((await load()).name).toBe(name);
  });

  it.each([
    [[], /Usage:/],
    [['nosuch'], /unknown command 'nosuch'/],
    [['agncy'], /Did you mean agency/],
    [['agency', '--nosuch'], /unknown option '--nosuch'/],
    [['agency', 'extra'], /too many arguments/],
    [['agency', '--host', 'http://aurora.localhost/'], /Give a host name without http:\/\//],
    [['agency', '--adapters', 'disk'], /Allowed choices are memory, http, recorded:<file>, module:<file>/],
    [['agency', '--adapters', 'http'], /Add --api with its address/],
    [['agency', '--adapters', 'memory', '--api', 'http://127.0.0.1:1'], /Leave out --api/],
    [['agency', '--api', 'localhost:8080'], /Give an http\(s\) address/],
    [['agency', '--as', 'pilot'], /aurora.localhost has no person “pilot”. Known there: visitor, traveller, .*owner/],
    [['agency', '--as', 'head pilot'], /Give a role in one word/],
    [['agency', '--as', 'agent', '--token', 't'], /Give --as or --token, not both/],
    [['agency', '--as', 'agent', '--api', 'http://127.0.0.1:1'], /use the command login, or --token/],
    [['agency', '--record', 'session.jsonl'], /--record records a server’s responses/],
    [['agency', '--record', '/nowhere/session.jsonl', '--api', 'http://127.0.0.1:1'], /can’t be written: .*ENOENT/],
    [
      ['agency', '--adapters', 'recorded:/nowhere/session.jsonl'],
      /recording \/nowhere\/session.jsonl can’t be read: .*ENOENT/,
    ],
    [['agency', '--adapters', 'recorded:package.json'], /package.json is not a recording that can be replayed/],
    [['doctor', '--adapters', 'recorded:package.json'], /not a recording/],
    [['doctor', '--record', 'session.jsonl'], /A diagnosis is not recorded/],
    [['doctor', '--limit', '0'], /Give a time in seconds/],
    [['resort', 'hold', '--resort', 'http://127.0.0.1:1'], /--resort is the address of a server’s resort service/],
    [['doctor', '--resort', 'resorts'], /Give an http\(s\) address/],
    [['completion'], /missing required argument 'shell'/],
    [['completion', 'csh'], /Allowed choices are bash, zsh, fish, powershell/],
    [['suggest', 'hotel', ' '], /Nothing was typed/],
    [['suggest', 'train', 'lon'], /Allowed choices are hotel, car, activity, flight/],
    [['resort'], /Usage:.*resort/],
    [['resort', 'nosuch'], /unknown command 'nosuch'/],
    [['resort', 'deals', '--lat', '1'], /Give both --lat and --long/],
    [['resort', 'hold', '--session', 'x'], /Give 8 to 128 letters/],
    [['record'], /missing required argument 'file'/],
    [['record', 'session.jsonl', '--', 'nosuch'], /unknown command 'nosuch'/],
    [['login'], /Give --email with a password, or --as/],
    [['login', '--email', 'a@b.example', '--as', 'owner'], /Give --email with a password, or --as/],
    [['login', '--token', 't'], /A token needs no sign-in/],
    [['login', '--as', 'owner', '--api', 'http://127.0.0.1:1'], /Name one with --state/],
    [['agency', '--language', 'tlh'], /Allowed choices are en, pt/],
    [['agency', '--currency', 'EURO'], /Give a currency code of three letters/],
    [['agency', '--time-zone', 'Atlantis'], /Give a time zone by its IANA name/],
    [['agency', '--now', 'soon'], /Give a time with its zone or offset/],
    [['deals'], /missing required argument 'product'/],
    [['deals', 'trains'], /Allowed choices are hotels, activities, cars/],
    [['deals', 'hotels', '--lat', '25.2'], /Give both --lat and --long/],
    [['deals', 'hotels', '--lat', '91', '--long', '0'], /Give decimal degrees from -90 to 90/],
    [['convert'], /an amount and two currencies, or --batch alone/],
    [['convert', '10', 'EUR'], /an amount and two currencies, or --batch alone/],
    [['convert', '10', 'EUR', 'GBP', '--batch'], /an amount and two currencies, or --batch alone/],
    [['convert', 'ten', 'EUR', 'GBP'], /Give a number with a decimal point/],
    [['convert', '10', 'EURO', 'GBP'], /Give a currency code of three letters/],
    [['faq'], /echo '.*' \| npm run -s cli -- faq --batch/],
  ])('exits 2 with what to do for %j', async (args, advice) => {
    const { code, out, err } = await runCli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(advice);
  });
});

describe('the help of a batch command', () => {
  it.each(ALL_LINE_RULES.map(({ name }) => name))('shows for %s a line with its actual result', async (name) => {
    const { code, out } = await runCli([name, '--help']);
    const [, lineIn = '', lineOut = ''] = /^Input line:\n {2}(.*)\nOutput line:\n {2}(.*)$/m.exec(out) ?? [];
    expect(code).toBe(0);
    expect(await runCli([name, '--batch'], { input: [lineIn] })).toEqual({ code: 0, out: `${lineOut}\n`, err: '' });
  });
});

describe('--batch', () => {
  const title = (agency: object) => `${JSON.stringify({ agency })}\n`;

  it('processes good and bad lines in their order, and exits 0', async () => {
    const input = [title({ agencyName: 'A' }), 'x\n\n', title({ metaData: { title: 'B' } })];
    const { code, out } = await runCli(['title', '--batch'], { input });
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line && Object.keys(JSON.parse(line))[0])).toEqual([
      'title',
      'error',
      'error',
      'title',
      '',
    ]);
  });

  it('exits 1 where every line failed', async () => {
    const { code, out, err } = await runCli(['title', '--batch'], { input: ['x\n', '{}\n'] });
    expect([code, out.split('\n').length, err]).toEqual([1, 3, '']);
  });

  it('stops quietly when stdout is closed', async () => {
    const input = Array.from({ length: 10 }, () => title({ agencyName: 'A' }));
    const { code, out, err } = await runCli(['title', '--batch'], { input, readerLeavesAfter: 3 });
    expect([code, out.split('\n').length, err]).toEqual([0, 4, '']);
  });

  it('prints nothing for no lines', async () => {
    expect(await runCli(['title', '--batch'])).toEqual({ code: 0, out: '', err: '' });
  });

  it('knows the policies of LIVERY_POLICIES, and warns of a rule that it can’t use', async () => {
    const env = { LIVERY_POLICIES: '{"maya":{"partner":true,"nosuch":true}}' };
    const input = ['{"agency":{"subdomain":"maya"}}'];
    const { code, out, err } = await runCli(['currency', '--batch'], { input, env });
    expect([code, out]).toEqual([0, '{"currency":"MXN","country":"MX"}\n']);
    expect(err).toMatch(/^warning: LIVERY_POLICIES: .*nosuch/);
  });

  it.each(['{"default":', '/nowhere/policies.json'])('exits 2 where LIVERY_POLICIES is %s', async (setting) => {
    const { code, out, err } = await runCli(['currency', '--batch'], {
      env: { LIVERY_POLICIES: setting },
      input: ['{}'],
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/The policies can’t be read[^]*Next: Set it to a JSON file/);
  });

  it('reports a stdin that fails as an external failure', async () => {
    async function* broken() {
      yield '{}\n';
      throw new Error('EISDIR: that is a folder');
    }
    const { code, err } = await runCli(['title', '--batch'], { input: broken() });
    expect(code).toBe(3);
    expect(err).toMatch(/Something went wrong.[^]*EISDIR/);
  });
});

describe('--json', () => {
  it.each([
    [1, ['agency', '--host', 'nowhere.localhost'], { what: 'Agency not found!', why: /nowhere/, next: /--host/ }],
    [2, ['agency', '--nosuch'], { what: "unknown option '--nosuch'", next: /--help/ }],
    [2, ['agency', '--json=yes'], { what: /--json/, next: /--help/ }],
    [2, ['agncy'], { what: "unknown command 'agncy' (Did you mean agency?)", next: /--help/ }],
    [2, ['agency', '--adapters', 'http'], { what: /Add --api with its address/, next: /--help/ }],
    [3, ['rates', '--api', 'http://127.0.0.1:1'], { what: /./, why: /can’t be reached/, next: /--api/ }],
  ])('prints an error with exit code %i as one line of JSON for %j', async (exitCode, args, error) => {
    const { code, out, err } = await runCli(args.some((arg) => arg.startsWith('--json')) ? args : [...args, '--json']);
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([exitCode, '', 1]);
    const expected = Object.entries(error).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : expect.stringMatching(value),
    ]);
    expect(JSON.parse(err)).toEqual({ exitCode, error: Object.fromEntries(expected) });
  });

  it('prints the error of a batch that can’t start as JSON', async () => {
    const env = { LIVERY_POLICIES: '{' };
    const { code, err } = await runCli(['title', '--batch', '--json'], { env });
    expect([code, JSON.parse(err)]).toMatchObject([2, { exitCode: 2, error: { what: 'The policies can’t be read.' } }]);
  });

  it('of a recorded command is its own', async () => {
    const { err } = await runCli(['record', '/nowhere/x.jsonl', '--', 'agency', '--nosuch', '--json']);
    expect(JSON.parse(err).error.what).toMatch(/--nosuch/);
  });
});

describe('--version', () => {
  it('prints the version', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });
});

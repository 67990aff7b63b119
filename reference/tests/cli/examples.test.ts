import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-table.ts';
import { aFolder, aSandbox } from './support/a-sandbox.ts';
import { runCli } from './support/run-cli.ts';

const LOADED_COMMANDS = await Promise.all(Array.from(COMMANDS.values(), (load) => load()));

const SHOWN_EXAMPLES = LOADED_COMMANDS.flatMap(({ name, example }) =>
  example === undefined ? [] : [{ name, ...example }],
);

afterEach(() => vi.restoreAllMocks());

describe('the help of a command', () => {
  it('shows an example for each, but for those that show a line in and out', () => {
    const otherNames = LOADED_COMMANDS.filter(({ example }) => example === undefined).map(({ name }) => name);
    expect(otherNames).not.toContain('agency');
    expect(SHOWN_EXAMPLES.length + otherNames.length).toBe(COMMANDS.size);
    expect(SHOWN_EXAMPLES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['deals', 'doctor', 'login', 'record']),
    );
  });

  it.each(SHOWN_EXAMPLES)('shows for $name a call with its actual output', async ({ name, call, prints }) => {
    const { code, out } = await runCli([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`\nExample:\n  npm run -s cli -- ${call}\nPrints, among other things:\n  ${prints}\n`);

    const otherSandbox = call.includes('http://') ? await aSandbox() : undefined;
    const typedCommand = call
      .replace('http://127.0.0.1:8080', otherSandbox?.url ?? '')
      .replace('session.jsonl', call.includes('session.jsonl') ? join(aFolder(), 'session.jsonl') : '');
    // The library for completion scripts writes to the console directly.
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const ran = await runCli(typedCommand.split(' '));
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect([ran.out, ...log.mock.calls.flat()].join('\n')).toContain(prints);
  });
});

/** Every call of the command line in a code block of docs/command-line.md. */
const CALLS = [...readFileSync('docs/command-line.md', 'utf8').matchAll(/^npm run -s cli -- (.+)$/gm)].map(
  ([, call = '']) => call,
);

describe('docs/command-line.md', () => {
  it('shows calls of the command line', () => {
    expect(CALLS.map((call) => call.split(' ')[0])).toEqual(expect.arrayContaining(['agency', 'deals', 'doctor']));
  });

  it.each(CALLS)('shows a call that succeeds when it is typed: %s', async (call) => {
    const sandbox = await aSandbox();
    const typedCommand = call.replaceAll('http://127.0.0.1:8080', sandbox.url);
    const ran = await runCli(typedCommand.split(' '), { env: { HOME: aFolder() } });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).not.toBe('');
  });
});

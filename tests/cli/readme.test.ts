import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aFolder } from './support/a-folder.ts';
import { aSandbox } from './support/a-sandbox.ts';
import { runCli } from './support/run-cli.ts';

/** Every call of the command line that the README prints in a block of its own. */
const CALLS = [...readFileSync('README.md', 'utf8').matchAll(/^npm run -s cli -- (.+)$/gm)].map(
  ([, call = '']) => call,
);

describe('the README', () => {
  it('shows calls of the command line', () => {
    expect(CALLS.map((call) => call.split(' ')[0])).toEqual(expect.arrayContaining(['agency', 'deals', 'doctor']));
  });

  it.each(CALLS)('shows a call that succeeds when it is typed: %s', async (call) => {
    const sandbox = await aSandbox();
    const typed = call.replaceAll('http://127.0.0.1:8080', sandbox.url);
    const ran = await runCli(typed.split(' '), { env: { HOME: aFolder() } });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).not.toBe('');
  });
});

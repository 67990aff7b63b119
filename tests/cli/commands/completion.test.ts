import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-table.ts';
import { runCli } from '../support/run-cli.ts';

const scriptFor = async (shell: string) => (await runCli(['completion', shell])).out;

/** What bash offers at the end of a line that is being typed. */
async function offered(...words: string[]): Promise<readonly string[]> {
  const line = ['livery', ...words].map((word) => `'${word}'`).join(' ');
  const asked = `COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _livery; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${await scriptFor('bash')}\n${asked}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('knows every command and option in %s', async (shell) => {
    const { code, out, err } = await runCli(['completion', shell]);
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS.keys()) expect(out).toContain(name);
    for (const option of ['adapters', 'currency', 'batch', 'limit', 'session']) expect(out).toContain(option);
    expect(out).toContain('availability');
  });

  it.each(['bash', 'zsh', 'fish'])('parses in %s, where that is installed', async (shell) => {
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: await scriptFor(shell), encoding: 'utf8' });
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
    else expect(shell).not.toBe('bash');
  });

  it('completes commands, subcommands, arguments, options and their values in bash', async () => {
    expect(await offered('de')).toEqual(['deals', 'deal-dates']);
    expect(await offered('deals', '')).toEqual(expect.arrayContaining(['hotels', 'activities', 'cars', '--json']));
    expect(await offered('resort', 're')).toEqual(['release']);
    expect(await offered('resort', 'hold', '--se')).toEqual(['--session']);
    expect(await offered('agency', '--language', 'd')).toEqual(['da', 'de']);
    expect(await offered('agency', '--host', '')).toEqual(['']);
    expect(await offered('nosuch', '')).toEqual(['']);
  });
});

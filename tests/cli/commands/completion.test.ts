import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const CLI = ['--import', 'tsx', 'src/cli/main.ts'];

const scriptFor = (shell: string) =>
  spawnSync(process.execPath, [...CLI, 'completion', shell], { encoding: 'utf8' }).stdout;

/** What bash-completion tells a completion of the line, where that is not installed. */
const WORDS_OF_LINE = `_get_comp_words_by_ref() {
  cur="\${COMP_WORDS[COMP_CWORD]}"; prev="\${COMP_WORDS[COMP_CWORD-1]}"; words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD
}`;

/** What bash offers at the end of each line that is being typed; it asks the program. */
function offered(...lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const questions = lines.map((line) => {
    const words = ['livery', ...line].map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${words}); COMP_CWORD=${line.length}; COMPREPLY=(); __livery_complete; echo "\${COMPREPLY[*]}"`;
  });
  const { stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      [
        'compopt() { :; }',
        WORDS_OF_LINE,
        `livery() { '${process.execPath}' ${CLI.join(' ')} "$@"; }`,
        'source <(livery completion bash)',
        ...questions,
      ].join('\n'),
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
}

describe('completion', () => {
  it.each(SHELLS)('prints a script that parses in %s, where that is installed', (shell) => {
    const script = scriptFor(shell);
    expect(script).toContain('livery completion complete');
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
    else expect(shell).not.toBe('bash');
  });

  it('completes commands, subcommands, arguments, options and their values in bash', () => {
    expect(
      offered(
        ['de'],
        ['deals', ''],
        ['deals', '--j'],
        ['resort', 're'],
        ['resort', 'hold', '--se'],
        ['agency', '--language', 'd'],
        ['agency', '--host', ''],
        ['nosuch', ''],
      ),
    ).toEqual([
      ['deals', 'deal-dates'],
      expect.arrayContaining(['hotels', 'activities', 'cars']),
      ['--json'],
      ['release'],
      ['--session'],
      ['da', 'de'],
      [''],
      [''],
    ]);
  }, 120_000);
});

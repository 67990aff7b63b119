import type { CompletedCommand, CompletedOption } from './describe-commands.ts';
import { howToUse, PROGRAM } from './program.ts';

/** A completion script for fish. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const top = commands.filter(({ name }) => !name.includes(' '));
  return [
    howToUse(`npm run -s cli -- completion fish | source`),
    ...top.map(
      ({ name, summary }) => `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a '${name}' -d '${quoted(summary)}'`,
    ),
    ...commands.flatMap(linesOf),
    '',
  ].join('\n');
}

function linesOf({ name, words, options }: CompletedCommand): readonly string[] {
  const where = name
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
  const line = `complete -c ${PROGRAM} -n '${where}'`;
  return [
    ...words.map((word) => `${line} -f -a '${word}'`),
    ...options.map((option) => `${line} ${optionSpec(option)} -d '${quoted(option.summary)}'`),
  ];
}

function optionSpec({ name, takesValue, choices }: CompletedOption): string {
  const long = `-l ${name.replace(/^--/, '')}`;
  if (!takesValue) return long;
  return choices.length === 0 ? `${long} -r` : `${long} -x -a '${choices.join(' ')}'`;
}

/** For a text in single quotes. */
function quoted(text: string): string {
  return text.replaceAll('\\', '').replaceAll("'", '’');
}

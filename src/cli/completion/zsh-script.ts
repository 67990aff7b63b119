import type { CompletedCommand, CompletedOption } from './describe-commands.ts';
import { howToUse, PROGRAM } from './program.ts';

/** A completion script for zsh. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const top = commands.filter(({ name }) => !name.includes(' '));
  const cases = commands.map(({ name, words, options }) => {
    const first = words.length === 0 ? `'*:: :_files'` : `'1:what:(${words.join(' ')})' '*:: :_files'`;
    return `    '${name}') _arguments ${options.map(optionSpec).join(' ')} ${first} ;;`;
  });
  const described = top.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`);
  return `#compdef ${PROGRAM}
${howToUse(`source <(npm run -s cli -- completion zsh)`)}
_${PROGRAM}() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT -= 1 ))
  case "$command $words[2]" in
    ${twoWords(commands)}) if (( CURRENT > 2 )); then command="$command $words[2]"; shift words; (( CURRENT -= 1 )); fi ;;
  esac
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _${PROGRAM} ${PROGRAM}
`;
}

function twoWords(commands: readonly CompletedCommand[]): string {
  return commands
    .filter(({ name }) => name.includes(' '))
    .map(({ name }) => `'${name}'`)
    .join('|');
}

function optionSpec({ name, summary, takesValue, choices }: CompletedOption): string {
  const value = choices.length === 0 ? ':value:_files' : `:value:(${choices.join(' ')})`;
  return `'${name}[${quoted(summary).replace(/[[\]]/g, '')}]${takesValue ? value : ''}'`;
}

/** For a text in single quotes, in which a colon would end a part. */
function quoted(text: string): string {
  return text.replaceAll("'", '’').replaceAll(':', ' -');
}

import type { CompletedCommand } from './describe-commands.ts';
import { howToUse, PROGRAM } from './program.ts';

/** A completion script for bash 3.2 and later. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const top = commands.filter(({ name }) => !name.includes(' '));
  const cases = commands.map(
    ({ name, words, options }) =>
      `    '${name}') words='${words.join(' ')}' options='${options.map((option) => option.name).join(' ')}' ;;`,
  );
  const values = new Map(commands.flatMap(({ options }) => options.map((one) => [one.name, one] as const)));
  const choices = [...values.values()]
    .filter(({ takesValue }) => takesValue)
    .map(({ name, choices: offered }) => `    ${name}) offer='${offered.join(' ')}' ;;`);
  return `${howToUse(`source <(npm run -s cli -- completion bash)`)}
_${PROGRAM}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" words='' options='' offer=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${top.map(({ name }) => name).join(' ')} --help' -- "$current"))
    return
  fi
  case "$command \${COMP_WORDS[2]}" in
${subcommands(commands)}
  esac
  case "$command" in
${cases.join('\n')}
    *) return ;;
  esac
  case "$previous" in
${choices.join('\n')}
    *) offer="$words $options" ;;
  esac
  if [ -z "$offer" ]; then
    compopt -o default 2>/dev/null
  else
    COMPREPLY=($(compgen -W "$offer" -- "$current"))
  fi
}
complete -F _${PROGRAM} ${PROGRAM}
`;
}

/** Where two words name the command. */
function subcommands(commands: readonly CompletedCommand[]): string {
  const named = commands.filter(({ name }) => name.includes(' ')).map(({ name }) => `'${name}'`);
  return `    ${named.length === 0 ? "''" : named.join('|')}) [ "$COMP_CWORD" -gt 2 ] && command="$command \${COMP_WORDS[2]}" ;;`;
}

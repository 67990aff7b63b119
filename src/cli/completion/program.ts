/** What the program is called where it has been given a name of its own. */
export const PROGRAM = 'livery';

/** How it gets that name, and the script into the shell: told at the head of each script. */
export function howToUse(load: string): string {
  return [
    `# Completes ${PROGRAM}, Livery's command line. Give it that name once:`,
    `#   alias ${PROGRAM}='npm run -s cli --'`,
    `# and load this script:`,
    `#   ${load}`,
  ].join('\n');
}

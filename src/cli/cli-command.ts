import type { Command } from 'commander';
import type { ExitCode } from './exit-code.ts';
import type { Outside } from './outside.ts';

/** One command of the command line. */
export interface CliCommand {
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** Arguments of a call to try, for the help; left out where a line in and out says it all. */
  readonly example?: string;
  /** Tells commander the arguments and options, and what to do with them. */
  declare(command: Command, run: Run): void;
}

/** What a command runs in. */
export interface Run {
  readonly outside: Outside;
  /** To be called once, with how the command ended. */
  readonly end: (code: ExitCode) => void;
}

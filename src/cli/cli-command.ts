import type { Command } from 'commander';
import type { CliPorts } from './cli-ports.ts';
import type { ExitCode } from './exit-code.ts';

/** One command of the command line. */
export interface CliCommand {
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** An example call for the help; left out if an example line and its output is enough. */
  readonly example?: CommandExample;
  /** Declares the command's arguments, options and action to commander. */
  declare(command: Command, run: CommandContext): void;
}

/** A call and a line of its output; checked by a test. */
export interface CommandExample {
  /** The arguments as typed. */
  readonly call: string;
  readonly prints: string;
}

/** The context a command runs in. */
export interface CommandContext {
  readonly ports: CliPorts;
  /** To be called once, with the command's exit code. */
  readonly end: (code: ExitCode) => void;
  /** Every command, including this one. */
  readonly commands: () => Promise<readonly CliCommand[]>;
  /** Runs another command with the same ports. */
  readonly runNested: (args: readonly string[]) => Promise<ExitCode>;
}

import type { Command } from 'commander';
import type { CliPorts } from './cli-ports.ts';
import type { ExitCode } from './exit-code.ts';

/** One command of the command line. */
export interface CliCommand {
  readonly name: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** A call to try, for the help; left out if a line in and out is enough. */
  readonly example?: CommandExample;
  /** Declares the arguments, the options and the action to commander. */
  declare(command: Command, run: CommandContext): void;
}

/** A call and a line of what it prints; checked by a test. */
export interface CommandExample {
  /** The arguments, as one types them. */
  readonly call: string;
  readonly prints: string;
}

/** What a command runs in. */
export interface CommandContext {
  readonly ports: CliPorts;
  /** To be called once, with how the command ended. */
  readonly end: (code: ExitCode) => void;
  /** Every command, this one too. */
  readonly commands: () => Promise<readonly CliCommand[]>;
  /** Runs another command with the same outside. */
  readonly runNested: (args: readonly string[]) => Promise<ExitCode>;
}

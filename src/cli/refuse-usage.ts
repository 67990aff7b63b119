import type { Command } from 'commander';
import { EXIT } from './exit-code.ts';

/** Ends the command as wrong usage: what is the matter, and what to do instead. */
export function refuseUsage(command: Command, sentences: string): never {
  return command.error(`error: ${sentences}`, { exitCode: EXIT.usage });
}

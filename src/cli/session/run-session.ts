import type { Result } from '@livery/contract/shared/result';
import type { Command } from 'commander';
import type { Shell } from '../../application/shell.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import type { CommandFailure } from '../explain-failure.ts';
import { createPrinter, type Printer } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';
import { describeSession, type SessionRequirements } from './describe-session.ts';
import { explainAdapter } from './explain-adapter.ts';
import { addSessionOptions, type SessionOptions } from './session-options.ts';

/**
 * A command's action on the shell of its session: it prints, or returns a failure with a message.
 *
 * @param host the agency's host, from the options or the recording
 */
export type SessionAction = (shell: Shell, print: Printer, host: string) => Promise<Result<unknown, CommandFailure>>;

interface SessionCommand extends Omit<CliCommand, 'declare'> {
  readonly requirements?: SessionRequirements;
  readonly action: (asJson: boolean) => SessionAction;
}

/** A command that has only the options of its session. */
export function sessionCommand({ action, requirements, ...described }: SessionCommand): CliCommand {
  return {
    ...described,
    declare(command, run) {
      addSessionOptions(command).action((options: SessionOptions) =>
        runSession({ command, ...run }, options, action(options.json === true), requirements),
      );
    },
  };
}

/** Opens the session, runs the command's action, and closes the session. */
export async function runSession(
  { command, ports, end }: CommandContext & { readonly command: Command },
  options: SessionOptions,
  action: SessionAction,
  requirements: SessionRequirements = {},
): Promise<void> {
  const { spec, host } = await describeSession(command, options, ports, requirements);
  const progress = showProgress(ports, { quiet: options.json === true });
  try {
    const { shell } = await ports.openSession(spec);
    const print = createPrinter(progress.ports, options.json);
    const failure = unknownCurrency(shell, options) ?? commandFailure(await action(shell, print, host));
    const refusal = spec.adapters === 'module' ? explainAdapter(failure, spec.brokenContract()) : failure;
    if (refusal !== undefined) await print.printError(refusal);
    end(refusal?.code ?? EXIT_CODES.ok);
  } finally {
    await progress.stop();
  }
}

/** The site ignores an unknown currency; on the command line it is an error. */
function unknownCurrency({ market }: Shell, { currency }: SessionOptions): CommandFailure | undefined {
  if (currency === undefined || market.currency.now().currency === currency) return undefined;
  const message = {
    what: `Prices can’t be shown in ${currency}.`,
    why: 'No known country uses it.',
    next: 'Run the command rates to see which currencies there are.',
  };
  return { code: EXIT_CODES.refused, message };
}

function commandFailure(result: Result<unknown, CommandFailure>): CommandFailure | undefined {
  return result.ok ? undefined : result.error;
}

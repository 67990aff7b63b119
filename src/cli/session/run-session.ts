import type { Command } from 'commander';
import type { Shell } from '../../application/shell.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Run } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import type { Refusal } from '../explain-failure.ts';
import { type Printer, printer } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';
import { describeVisit, type VisitNeeds } from './describe-session.ts';
import type { VisitOptions } from './session-options.ts';

/**
 * What a command does with the shell of its visit: it prints, or says why it
 * can't.
 *
 * @param host the agency's, whether asked for or recorded
 */
export type Act = (shell: Shell, print: Printer, host: string) => Promise<Result<unknown, Refusal>>;

/** Opens the visit, does what the command is there for, and ends it. */
export async function runVisit(
  { command, outside, end }: Run & { readonly command: Command },
  options: VisitOptions,
  act: Act,
  needs: VisitNeeds = {},
): Promise<void> {
  const { visit, host } = await describeVisit(command, options, outside, needs);
  const progress = showProgress(outside, { quiet: options.json === true });
  try {
    const shell = await outside.makeShell(visit);
    const print = printer(progress.outside);
    const refusal = unknownCurrency(shell, options) ?? refusalIn(await act(shell, print, host));
    if (refusal !== undefined) await print.complain(refusal.complaint);
    end(refusal?.code ?? EXIT.done);
  } finally {
    await progress.stop();
  }
}

/** A page ignores a currency that nobody knows; somebody who typed it wants to hear of it. */
function unknownCurrency({ market }: Shell, { currency }: VisitOptions): Refusal | undefined {
  if (currency === undefined || market.currency.now().currency === currency) return undefined;
  const complaint = {
    what: `Prices can’t be shown in ${currency}.`,
    why: 'No country we know of uses it.',
    next: 'Run the command rates to see which currencies there are.',
  };
  return { code: EXIT.no, complaint };
}

function refusalIn(result: Result<unknown, Refusal>): Refusal | undefined {
  return result.ok ? undefined : result.error;
}

import type { Command } from 'commander';
import type { Shell } from '../application/shell.ts';
import type { Result } from '../domain/shared/result.ts';
import type { Run } from './cli-command.ts';
import { EXIT } from './exit-code.ts';
import { openVisit } from './open-visit.ts';
import { type Printer, printer } from './print.ts';
import type { Refusal } from './refusal.ts';
import type { VisitOptions } from './visit-options.ts';

/** What a command does with the shell of its visit: it prints, or says why it can't. */
export type Act = (shell: Shell, print: Printer) => Promise<Result<unknown, Refusal>>;

/**
 * Opens the visit, does what the command is there for, and ends it.
 *
 * @param place parameters of the page's address besides language and currency
 */
export async function runVisit(
  { command, outside, end }: Run & { readonly command: Command },
  options: VisitOptions,
  act: Act,
  place: Readonly<Record<string, string>> = {},
): Promise<void> {
  const shell = await openVisit(command, options, outside, place);
  const print = printer(outside);
  const refusal = unknownCurrency(shell, options) ?? refusalIn(await act(shell, print));
  if (refusal !== undefined) await print.complain(refusal.complaint);
  end(refusal?.code ?? EXIT.done);
}

/** A page ignores a currency that nobody knows; somebody who typed it wants to hear of it. */
function unknownCurrency({ market }: Shell, { currency }: VisitOptions): Refusal | undefined {
  if (currency === undefined || market.currency.now().currency === currency) return undefined;
  const complaint = {
    what: `Prices can’t be shown in ${currency}.`,
    why: 'No country that we know pays in it.',
    next: 'Run the command rates to see which currencies there are.',
  };
  return { code: EXIT.no, complaint };
}

function refusalIn(result: Result<unknown, Refusal>): Refusal | undefined {
  return result.ok ? undefined : result.error;
}

import { InvalidArgumentError } from 'commander';
import { offerBatch } from '../batch/offer-batch.ts';
import { runBatch } from '../batch/run-batch.ts';
import type { CliCommand } from '../cli-command.ts';
import { convertOne } from '../convert-one.ts';
import { EXIT } from '../exit-code.ts';
import { runVisit } from '../run-visit.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';
import { convertLines } from './convert-lines.ts';

const FORMS = '  npm run -s cli -- convert 10 EUR GBP\n  npm run -s cli -- convert --batch < lines.jsonl';

interface ConvertOptions extends VisitOptions {
  readonly batch?: boolean;
}

/** Converts one amount at the day's rates, or with `--batch` the lines of stdin, which bring rates of their own. */
export const convertCommand: CliCommand = {
  name: convertLines.name,
  summary: convertLines.summary,
  example: { call: 'convert 10 EUR EUR --language de', prints: '10,00\u00a0€ ≈ 10,00\u00a0€ (rates of' },
  declare(command, run) {
    offerBatch(offerVisit(command), convertLines)
      .argument('[amount]', 'the amount, such as 10 or 12.5', amountOf)
      .argument('[from]', 'its currency, such as EUR', currencyOf)
      .argument('[to]', 'the currency to convert to, such as GBP', currencyOf)
      .action(async (amount?: number, from?: string, to?: string, options?: ConvertOptions) => {
        if (options?.batch === true && amount === undefined) {
          run.end(await runBatch(convertLines, run.outside));
        } else if (options?.batch !== true && amount !== undefined && from !== undefined && to !== undefined) {
          const act = convertOne({ amount, currency: from }, to, options?.json === true);
          await runVisit({ command, ...run }, command.opts<ConvertOptions>(), act);
        } else {
          const refusal = `error: convert takes an amount and two currencies, or --batch alone. Try:\n${FORMS}`;
          command.error(refusal, { exitCode: EXIT.usage });
        }
      });
  },
};

function amountOf(value: string): number {
  const amount = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isFinite(amount)) return amount;
  throw new InvalidArgumentError('Give a number with a decimal point, such as 12.5.');
}

function currencyOf(value: string): string {
  if (/^[a-z]{3}$/i.test(value)) return value.toUpperCase();
  throw new InvalidArgumentError('Give a currency code of three letters, such as EUR.');
}

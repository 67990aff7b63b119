import { convert } from '@livery/contract/market/convert';
import { displayPrice } from '@livery/contract/market/display-price';
import { formatMoney } from '@livery/contract/market/format-money';
import type { CurrencyCode, Money } from '@livery/contract/market/money';
import { err, ok } from '@livery/contract/shared/result';
import { InvalidArgumentError } from 'commander';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import { addBatchOption } from '../batch/batch-command.ts';
import { runBatch } from '../batch/run-batch.ts';
import type { CliCommand } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { findRates } from '../session/queries.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';
import { convertLines } from './price-lines.ts';

interface ConvertOptions extends SessionOptions {
  readonly batch?: boolean;
}

/** Converts one amount at the day's rates, or with `--batch` the lines of stdin, which have their own rates. */
export const convertCommand: CliCommand = {
  name: convertLines.name,
  summary: convertLines.summary,
  example: { call: 'convert 10 EUR EUR --language de', prints: '10,00\u00a0€ ≈ 10,00\u00a0€ (rates of' },
  declare(command, run) {
    addBatchOption(addSessionOptions(command), convertLines)
      .argument('[amount]', 'the amount, such as 10 or 12.5', parseAmount)
      .argument('[from]', 'its currency, such as EUR', parseCurrency)
      .argument('[to]', 'the currency to convert to, such as GBP', parseCurrency)
      .action(async (amount?: number, from?: string, to?: string, options?: ConvertOptions) => {
        if (options?.batch === true && amount === undefined) {
          run.end(await runBatch(convertLines, run.ports, options.json));
        } else if (options?.batch !== true && amount !== undefined && from !== undefined && to !== undefined) {
          const action = convertPrice({ amount, currency: from }, to, options?.json === true);
          await runSession({ command, ...run }, command.opts<ConvertOptions>(), action);
        } else {
          const examples = ['10 EUR GBP', '--batch < lines.jsonl'].map(
            (rest) => `  ${run.ports.program} convert ${rest}`,
          );
          const refusal = 'error: convert takes an amount and two currencies, or --batch alone. Try:';
          command.error([refusal, ...examples].join('\n'), { exitCode: EXIT_CODES.usage });
        }
      });
  },
};

function parseAmount(value: string): number {
  const amount = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isFinite(amount)) return amount;
  throw new InvalidArgumentError('Give a number with a decimal point, such as 12.5.');
}

function parseCurrency(value: string): string {
  if (/^[a-z]{3}$/i.test(value)) return value.toUpperCase();
  throw new InvalidArgumentError('Give a currency code of three letters, such as EUR.');
}

/** Converts one price at the day's rates; the agency of the host, if there is one, decides the number format. */
function convertPrice(price: Money, to: CurrencyCode, asJson: boolean): SessionAction {
  return async (shell, print) => {
    const { agency, market } = shell;
    agency.load();
    const [rates] = await Promise.all([findRates(shell), whenLoaded(agency.state)]);
    if (!rates.ok) return rates;
    const convertedResult = convert(price, to, rates.value.rates);
    if (!convertedResult.ok) {
      const message = {
        what: `${price.currency} can’t be converted to ${to}.`,
        why: `There is not a usable rate for ${convertedResult.error.currency}.`,
        next: 'Run the command rates to see which currencies there are.',
      };
      return err({ code: EXIT_CODES.refused, message });
    }
    const { englishFormatting } = agency.policies.now();
    const [language, english] = [market.language.now(), englishFormatting];
    const asOf = rates.value.asOf.toString();
    const shownPrice = displayPrice(price, { currency: to, rates: rates.value.rates, language, english });
    if (asJson) return ok(await print.json({ value: convertedResult.value.amount, text: shownPrice.text, asOf }));
    return ok(await print.line(`${formatMoney(price, language, english)} ≈ ${shownPrice.text} (rates of ${asOf})`));
  };
}

import { whenLoaded } from '../application/shared/when-loaded.ts';
import { convert } from '../domain/market/convert.ts';
import { displayPrice } from '../domain/market/display-price.ts';
import { formatMoney } from '../domain/market/format-money.ts';
import type { CurrencyCode, Money } from '../domain/market/money.ts';
import { err, ok } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { findRates } from './find-rates.ts';
import type { Act } from './run-visit.ts';

/** Converts one price at the day's rates; the agency of the host has a say in how it is written, where there is one. */
export function convertOne(price: Money, to: CurrencyCode, asJson: boolean): Act {
  return async (shell, print) => {
    const { agency, market } = shell;
    agency.load();
    const [rates] = await Promise.all([findRates(shell), whenLoaded(agency.state)]);
    if (!rates.ok) return rates;
    const converted = convert(price, to, rates.value.rates);
    if (!converted.ok) {
      const complaint = {
        what: `${price.currency} can’t be converted to ${to}.`,
        why: `There is not a usable rate for ${converted.error.currency}.`,
        next: 'Run the command rates to see which currencies there are.',
      };
      return err({ code: EXIT.no, complaint });
    }
    const { englishFormatting } = agency.policies.now();
    const [language, english] = [market.language.now(), englishFormatting];
    const asOf = rates.value.asOf.toString();
    const shown = displayPrice(price, { currency: to, rates: rates.value.rates, language, english });
    if (asJson) return ok(await print.json({ value: converted.value.amount, text: shown.text, asOf }));
    return ok(await print.line(`${formatMoney(price, language, english)} ≈ ${shown.text} (rates of ${asOf})`));
  };
}

import { ok } from '@livery/contract/shared/result';
import { findRates } from '../session/queries.ts';
import { sessionCommand } from '../session/run-session.ts';

export const ratesCommand = sessionCommand({
  name: 'rates',
  summary: "Shows the day's exchange rates: what one US dollar buys.",
  example: { call: 'rates --json', prints: '"USD": 1,' },
  action: (asJson) => async (shell, print) => {
    const foundRates = await findRates(shell);
    if (!foundRates.ok) return foundRates;
    const asOf = foundRates.value.asOf.toString();
    const rates = [...foundRates.value.rates].sort(([one], [other]) => (one < other ? -1 : 1));
    if (asJson) return ok(await print.json({ asOf, rates: Object.fromEntries(rates) }));
    const rows = rates.map(([currency, rate]) => [currency, String(rate)]);
    return ok(await print.table(['Currency', `1 USD on ${asOf}`], rows));
  },
});

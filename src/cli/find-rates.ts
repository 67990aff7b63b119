import type { RatesState } from '../application/market/market.ts';
import { whenLoaded } from '../application/shared/when-loaded.ts';
import type { Shell } from '../application/shell.ts';
import { CATALOGUE } from '../domain/notices/catalogue.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import type { Refusal } from './refusal.ts';

/** Asks for the day's exchange rates, or answers with the refusal that ends the command. */
export async function findRates({
  market,
  session,
}: Shell): Promise<Result<Extract<RatesState, { readonly kind: 'ready' }>, Refusal>> {
  market.load();
  const state = await whenLoaded(market.rates);
  if (state.kind === 'ready') return ok(state);
  const complaint = explainFailure(`${CATALOGUE.exchangeRates.text}.`, state.failure, session.id);
  return err({ code: EXIT.outside, complaint });
}

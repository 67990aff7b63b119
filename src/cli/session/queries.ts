import { err, ok, type Result } from '@livery/contract/shared/result';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { RichContent } from '../../application/content/rich-content.ts';
import type { RatesState } from '../../application/market/market.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { type CommandFailure, unavailableFailure } from '../explain-failure.ts';

type FoundAgency = Extract<AgencyState, { readonly kind: 'ready' | 'inactive' }>;

/** Reads the agency of the host, active or not; or returns the failure that ends the command. */
export async function findAgency(
  { agency, session }: Shell,
  host: string,
): Promise<Result<FoundAgency, CommandFailure>> {
  agency.load();
  const state = await whenLoaded(agency.state);
  switch (state.kind) {
    case 'missing':
      return err({
        code: EXIT_CODES.refused,
        message: {
          what: 'Agency not found!',
          why: `There is no agency at ${host}.`,
          next: 'Name an agency’s host with --host, such as --host aurora.localhost.',
        },
      });
    case 'failed': {
      return unavailableFailure(`The agency at ${host} could not be loaded.`, state.failure, session.id);
    }
    default:
      return ok(state);
  }
}

/** Loads the day's exchange rates, or returns the failure that ends the command. */
export async function findRates({
  market,
  session,
}: Shell): Promise<Result<Extract<RatesState, { readonly kind: 'ready' }>, CommandFailure>> {
  market.load();
  const state = await whenLoaded(market.rates);
  if (state.kind === 'ready') return ok(state);
  return unavailableFailure(`${NOTICE_CATALOGUE.exchangeRates.text}.`, state.failure, session.id);
}

/** An agency's rich text, made safe. */
export async function cleanRichText(
  { content, session }: Shell,
  html: string,
): Promise<Result<RichContent, CommandFailure>> {
  const cleanedResult = await content.clean(html);
  if (cleanedResult.ok) return cleanedResult;
  return unavailableFailure('The text could not be made safe to show.', cleanedResult.error, session.id);
}

/** Several rich texts, in order. */
export async function cleanRichTexts(
  shell: Shell,
  html: readonly string[],
): Promise<Result<RichContent[], CommandFailure>> {
  const texts: RichContent[] = [];
  for (const text of html) {
    const cleanedResult = await cleanRichText(shell, text);
    if (!cleanedResult.ok) return cleanedResult;
    texts.push(cleanedResult.value);
  }
  return ok(texts);
}

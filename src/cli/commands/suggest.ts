import { ok } from '@livery/contract/shared/result';
import type { Airport, Place } from '@livery/contract/trip/places';
import { Argument } from 'commander';
import { filter, firstValueFrom } from 'rxjs';
import type { Suggestions, SuggestState } from '../../application/trip/trip.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { SUGGESTED_PRODUCTS, type SuggestedProduct } from '../../domain/trip/suggestions.ts';
import type { CliCommand } from '../cli-command.ts';
import { refuseUsage, unavailableFailure } from '../explain-failure.ts';
import { PLACE_HEADERS, placeRow } from '../session/place-options.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

const TABLE_HEADERS: Readonly<Record<SuggestedProduct['suggests'], readonly string[]>> = {
  places: PLACE_HEADERS,
  airports: ['Code', 'Airport', 'City', 'Country'],
};

export const suggestCommand: CliCommand = {
  name: 'suggest',
  summary: 'Suggests places for what a traveller has typed so far.',
  example: { call: 'suggest flight edinb --json', prints: '"code": "EDI",' },
  declare(command, run) {
    addSessionOptions(command)
      .addArgument(new Argument('<product>', 'what to look for').choices(SUGGESTED_PRODUCTS.map(({ name }) => name)))
      .argument('<text>', 'what the traveller typed, such as lisb')
      .action((product: string, text: string, options: SessionOptions) => {
        if (text.trim() === '') refuseUsage(command, 'Nothing was typed. Give some text, such as lisb.');
        return runSession({ command, ...run }, options, showSuggestions(product, text, options.json === true));
      });
  },
};

function showSuggestions(name: string, text: string, asJson: boolean): SessionAction {
  const product = SUGGESTED_PRODUCTS.find((knownSuggestedProduct) => knownSuggestedProduct.name === name);
  if (product === undefined) throw new Error(`Nothing is suggested for ${name}.`);
  return async (shell, print) => {
    const suggestions: Suggestions<Place | Airport> = shell.trip[product.service];
    suggestions.type(text);
    const state = await firstValueFrom(suggestions.state.changes.pipe(filter(isSettled)));
    if (state.kind === 'failed')
      return unavailableFailure(`${NOTICE_CATALOGUE.suggest.text}.`, state.failure, shell.session.id);
    if (asJson) return ok(await print.json(state.items));
    if (state.items.length === 0) return ok(await print.line(`Nothing matches “${text}”.`));
    return ok(await print.table(TABLE_HEADERS[product.suggests], state.items.map(suggestionRow)));
  };
}

function isSettled<T>(state: SuggestState<T>): state is Extract<SuggestState<T>, { kind: 'list' | 'failed' }> {
  return state.kind === 'list' || state.kind === 'failed';
}

function suggestionRow(item: Place | Airport): readonly string[] {
  return 'code' in item ? [item.code, item.name, item.city, item.country] : placeRow(item);
}

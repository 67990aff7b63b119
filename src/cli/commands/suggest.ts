import { Argument } from 'commander';
import { filter, firstValueFrom } from 'rxjs';
import type { Shell } from '../../application/shell.ts';
import type { Suggestions, SuggestState } from '../../application/trip/trip.ts';
import type { SuggestedProduct } from '../../domain/agency/products.ts';
import { CATALOGUE } from '../../domain/notices/catalogue.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Airport, Place } from '../../domain/trip/places.ts';
import type { CliCommand } from '../cli-command.ts';
import { refuseUsage, unavailable } from '../explain-failure.ts';
import { PLACE_HEAD, placeRow } from '../session/place-options.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

const AIRPORT_HEAD = ['Code', 'Airport', 'City', 'Country'];

const SUGGEST: Readonly<Record<SuggestedProduct, (text: string, asJson: boolean) => SessionAction>> = {
  hotel: (text, asJson) => suggest(({ trip }) => trip.hotels, PLACE_HEAD, placeRow, text, asJson),
  flight: (text, asJson) => suggest<Airport>(({ trip }) => trip.airports, AIRPORT_HEAD, airportRow, text, asJson),
  activity: (text, asJson) => suggest<Place>(({ trip }) => trip.activities, PLACE_HEAD, placeRow, text, asJson),
  car: (text, asJson) => suggest<Place>(({ trip }) => trip.cars, PLACE_HEAD, placeRow, text, asJson),
};

export const suggestCommand: CliCommand = {
  name: 'suggest',
  summary: 'Suggests places for what a traveller has typed so far.',
  example: { call: 'suggest flight edinb --json', prints: '"code": "EDI",' },
  declare(command, run) {
    addSessionOptions(command)
      .addArgument(new Argument('<product>', 'what to look for').choices(Object.keys(SUGGEST)))
      .argument('<text>', 'what the traveller typed, such as lisb')
      .action((product: SuggestedProduct, text: string, options: SessionOptions) => {
        if (text.trim() === '') refuseUsage(command, 'Nothing was typed. Give some text, such as lisb.');
        return runSession({ command, ...run }, options, SUGGEST[product](text, options.json === true));
      });
  },
};

function suggest<T>(
  of: (shell: Shell) => Suggestions<T>,
  head: readonly string[],
  row: (item: T) => readonly string[],
  text: string,
  asJson: boolean,
): SessionAction {
  return async (shell, print) => {
    const suggestions = of(shell);
    suggestions.type(text);
    const state = await firstValueFrom(suggestions.state.changes.pipe(filter(isSettled)));
    if (state.kind === 'failed') return unavailable(`${CATALOGUE.suggest.text}.`, state.failure, shell.session.id);
    if (asJson) return ok(await print.json(state.items));
    if (state.items.length === 0) return ok(await print.line(`Nothing matches “${text}”.`));
    return ok(await print.table(head, state.items.map(row)));
  };
}

function isSettled<T>(state: SuggestState<T>): state is Extract<SuggestState<T>, { kind: 'list' | 'failed' }> {
  return state.kind === 'list' || state.kind === 'failed';
}

function airportRow({ code, name, city, country }: Airport): readonly string[] {
  return [code, name, city, country];
}

import { Argument } from 'commander';
import type { DealsTab } from '../../domain/deals/deal-tab.ts';
import type { CliCommand } from '../cli-command.ts';
import { ACTIVITIES, CARS, HOTELS } from '../deals/deal-kind.ts';
import { showDeals } from '../deals/show-deals.ts';
import { addPlaceOptions, coordinatesOf, type PlaceOptions } from '../session/place-options.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

const SHOW_DEALS: Readonly<Record<DealsTab, (asJson: boolean) => SessionAction>> = {
  hotels: (asJson) => showDeals(HOTELS, asJson),
  activities: (asJson) => showDeals(ACTIVITIES, asJson),
  cars: (asJson) => showDeals(CARS, asJson),
};

export const dealsCommand: CliCommand = {
  name: 'deals',
  summary: "Shows the deals of an agency's home page.",
  example: { call: 'deals hotels --lat 0 --long -140', prints: 'No hotel deals around this place.' },
  declare(command, run) {
    addPlaceOptions(addSessionOptions(command))
      .addArgument(new Argument('<product>', 'what to look for').choices(Object.keys(SHOW_DEALS)))
      .action((product: DealsTab, options: SessionOptions & PlaceOptions) => {
        const around = coordinatesOf(command, options);
        // Cars are fetched at the airport, which the page's address names apart.
        const place = around === undefined ? {} : { ...around, airportLat: around.lat, airportLong: around.long };
        return runSession({ command, ...run }, options, SHOW_DEALS[product](options.json === true), { place });
      });
  },
};

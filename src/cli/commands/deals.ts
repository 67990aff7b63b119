import { Argument } from 'commander';
import type { DealsTab } from '../../domain/deals/deal-tab.ts';
import type { CliCommand } from '../cli-command.ts';
import { ACTIVITIES, CARS, HOTELS } from '../deals/deal-kind.ts';
import { showDeals } from '../deals/show-deals.ts';
import { offerPlace, type PlaceOptions, twoCoordinates } from '../place-options.ts';
import { type Act, runVisit } from '../run-visit.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';

const SHOW: Readonly<Record<DealsTab, (asJson: boolean) => Act>> = {
  hotels: (asJson) => showDeals(HOTELS, asJson),
  activities: (asJson) => showDeals(ACTIVITIES, asJson),
  cars: (asJson) => showDeals(CARS, asJson),
};

export const dealsCommand: CliCommand = {
  name: 'deals',
  summary: "Shows the deals of an agency's home page.",
  example: { call: 'deals hotels --lat 0 --long -140', prints: 'No hotel deals around this place.' },
  declare(command, run) {
    offerPlace(offerVisit(command))
      .addArgument(new Argument('<product>', 'what to look for').choices(Object.keys(SHOW)))
      .action((product: DealsTab, options: VisitOptions & PlaceOptions) => {
        const around = twoCoordinates(command, options);
        // Cars are fetched at the airport, which the page's address names apart.
        const place = around === undefined ? {} : { ...around, airportLat: around.lat, airportLong: around.long };
        return runVisit({ command, ...run }, options, SHOW[product](options.json === true), { place });
      });
  },
};

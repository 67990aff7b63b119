import { Argument } from 'commander';
import type { CliCommand } from '../cli-command.ts';
import { degrees } from '../degrees.ts';
import { EXIT } from '../exit-code.ts';
import { runVisit } from '../run-visit.ts';
import { showHotelDeals } from '../show-hotel-deals.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';

interface DealsOptions extends VisitOptions {
  readonly lat?: string;
  readonly long?: string;
}

export const dealsCommand: CliCommand = {
  name: 'deals',
  summary: "Shows the deals of an agency's home page.",
  example: 'deals hotels --host aurora.localhost --currency EUR',
  declare(command, run) {
    offerVisit(command)
      .addArgument(new Argument('<product>', 'what to look for').choices(['hotels']))
      .option('--lat <degrees>', 'latitude of the place to look around, with --long', degrees(90))
      .option('--long <degrees>', 'longitude of the place to look around, with --lat', degrees(180))
      .action((_product: string, options: DealsOptions) => {
        const { lat, long } = options;
        if ((lat === undefined) !== (long === undefined)) {
          command.error('error: a place has two coordinates. Give both --lat and --long, or neither.', {
            exitCode: EXIT.usage,
          });
        }
        const place = lat === undefined || long === undefined ? {} : { lat, long };
        return runVisit({ command, ...run }, options, showHotelDeals(options), place);
      });
  },
};

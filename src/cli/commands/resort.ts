import { type Command, InvalidArgumentError } from 'commander';
import { parseSessionId } from '../../domain/session/session-id.ts';
import type { CliCommand, Run } from '../cli-command.ts';
import { offerPlace, type PlaceOptions, twoCoordinates } from '../place-options.ts';
import { releaseHold } from '../resort/release-hold.ts';
import { searchResorts } from '../resort/search-resorts.ts';
import { showAvailability } from '../resort/show-availability.ts';
import { showHold } from '../resort/show-hold.ts';
import { showResortDeals } from '../resort/show-resort-deals.ts';
import { type Act, runVisit } from '../run-visit.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';

interface HoldOptions extends VisitOptions {
  readonly session?: string;
}

export const resortCommand: CliCommand = {
  name: 'resort',
  summary: 'Asks the resort service: search, deals, hold, release, availability.',
  example: { call: 'resort hold', prints: 'Nothing is held in this session.' },
  declare(parent, run) {
    const sub = (name: string, summary: string) => offerVisit(parent.command(name).description(summary));

    const search = sub('search', 'Finds resorts by name or place.').argument('<key>', 'such as lagoon');
    search.action((key: string, options: VisitOptions) =>
      runVisit({ command: search, ...run }, options, searchResorts(key, options.json === true)),
    );

    const deals = offerPlace(sub('deals', 'Shows resort deals around a place.'));
    deals.action((options: VisitOptions & PlaceOptions) => {
      const given = twoCoordinates(deals, options);
      const place = given && { latitude: Number(given.lat), longitude: Number(given.long) };
      return runVisit({ command: deals, ...run }, options, showResortDeals(place, options.json === true));
    });

    const availability = sub('availability', 'Tells whether a resort can be booked.').argument('<id>', 'the resort’s');
    availability.action((id: string, options: VisitOptions) =>
      runVisit({ command: availability, ...run }, options, showAvailability(id, options.json === true)),
    );

    declareHold(sub('hold', 'Shows what a session is holding.'), run, showHold);
    declareHold(sub('release', 'Releases what a session is holding.'), run, releaseHold);
  },
};

/** What is held belongs to a visit, which its session id names. */
function declareHold(command: Command, run: Run, act: (asJson: boolean) => Act): void {
  command
    .option('--session <id>', "the visit's session id, as its x-session-id cookie holds it", sessionId)
    .action((options: HoldOptions) => {
      const place = options.session === undefined ? {} : { xsessionid: options.session };
      return runVisit({ command, ...run }, options, act(options.json === true), { place });
    });
}

function sessionId(value: string): string {
  const id = parseSessionId(value);
  if (id !== undefined) return id;
  throw new InvalidArgumentError('Give 8 to 128 letters, digits, dots, dashes or underscores.');
}

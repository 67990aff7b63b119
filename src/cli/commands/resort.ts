import { type Command, InvalidArgumentError } from 'commander';
import type { Hold } from '../../domain/resorts/hold.ts';
import { parseSessionId } from '../../domain/session/session-id.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { CliCommand, Run } from '../cli-command.ts';
import { offerPlace, type PlaceOptions, twoCoordinates } from '../place-options.ts';
import { PLACE_HEAD, placeRow } from '../place-row.ts';
import { explainResort } from '../resort/explain-resort.ts';
import { releaseHold } from '../resort/release-hold.ts';
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

/** Shows whether a resort can be booked. */
function showAvailability(propertyId: string, asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.availability(propertyId, new AbortController().signal);
    if (!found.ok) return err(explainResort('The availability could not be looked up.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    return ok(await print.line(`${propertyId} ${found.value.available ? 'can be booked' : 'is fully booked'}.`));
  };
}

/** Shows the resorts that a key finds. */
function searchResorts(key: string, asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.search(key, new AbortController().signal);
    if (!found.ok) return err(explainResort('The resorts could not be searched.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    if (found.value.length === 0) return ok(await print.line(`No resort matches “${key}”.`));
    return ok(await print.table(PLACE_HEAD, found.value.map(placeRow)));
  };
}

/** Shows what the visit holds; nothing is an answer too. */
function showHold(asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.checkHold(new AbortController().signal);
    if (!found.ok) return err(explainResort('The hold could not be looked up.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    return ok(await print.line(found.value === null ? 'Nothing is held in this session.' : holdText(found.value)));
  };
}

function holdText(hold: Hold): string {
  const until = 'expiresAt' in hold && hold.expiresAt !== null ? ` until ${hold.expiresAt.toString()}` : '';
  return `${hold.reference} is ${hold.kind}${until}.`;
}

import { err, ok } from '@livery/contract/shared/result';
import { type Command, InvalidArgumentError } from 'commander';
import type { Hold, ReleaseRefused } from '../../domain/resorts/hold.ts';
import { parseSessionId } from '../../domain/session/session-id.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { showResortDeals } from '../deals/show-resort-deals.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { explainResort } from '../explain-failure.ts';
import {
  addPlaceOptions,
  PLACE_HEADERS,
  type PlaceOptions,
  placeCoordinates,
  placeRow,
} from '../session/place-options.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

const NOT_RELEASED = 'Nothing was released.';

const RELEASE_PROBLEMS: Readonly<Record<ReleaseRefused['reason'], string>> = {
  'no-reference': 'Nothing is held in this session.',
  'under-way': 'It is already being released.',
  released: 'It has already been released.',
  expired: 'The hold has expired.',
};

/** Releases the session's hold. */
function releaseHold(asJson: boolean): SessionAction {
  return async ({ resorts, session }, print) => {
    const { signal } = new AbortController();
    const result = await resorts.checkHold(signal);
    if (!result.ok) return err(explainResort(NOT_RELEASED, result.error, session.id));
    const releasedResult = await resorts.release(signal);
    if (releasedResult.ok) {
      const reference = result.value?.reference ?? '';
      return ok(await (asJson ? print.json({ released: reference }) : print.line(`Released ${reference}.`)));
    }
    if (releasedResult.error.kind !== 'release-refused')
      return err(explainResort(NOT_RELEASED, releasedResult.error, session.id));
    const nextStep = 'Run resort hold to see what is held; log in as the person who holds it, or give --token.';
    return err({
      code: EXIT_CODES.refused,
      message: { what: NOT_RELEASED, why: RELEASE_PROBLEMS[releasedResult.error.reason], next: nextStep },
    });
  };
}

interface HoldOptions extends SessionOptions {
  readonly session?: string;
}

export const resortCommand: CliCommand = {
  name: 'resort',
  summary: 'Calls the resort service: search, deals, hold, release, availability.',
  example: { call: 'resort hold', prints: 'Nothing is held in this session.' },
  declare(parent, run) {
    const sub = (name: string, summary: string) => addSessionOptions(parent.command(name).description(summary));

    const search = sub('search', 'Finds resorts by name or place.').argument('<key>', 'such as lagoon');
    search.action((key: string, options: SessionOptions) =>
      runSession({ command: search, ...run }, options, searchResorts(key, options.json === true)),
    );

    const deals = addPlaceOptions(sub('deals', 'Shows resort deals around a place.'));
    deals.action((options: SessionOptions & PlaceOptions) => {
      const credentialsFor = placeCoordinates(deals, options);
      const place = credentialsFor && { latitude: Number(credentialsFor.lat), longitude: Number(credentialsFor.long) };
      return runSession({ command: deals, ...run }, options, showResortDeals(place, options.json === true));
    });

    const availability = sub('availability', 'Shows whether a resort can be booked.').argument('<id>', 'the resort’s');
    availability.action((id: string, options: SessionOptions) =>
      runSession({ command: availability, ...run }, options, showAvailability(id, options.json === true)),
    );

    declareHold(sub('hold', 'Shows what a session is holding.'), run, showHold);
    declareHold(sub('release', 'Releases what a session is holding.'), run, releaseHold);
  },
};

/** Declares a command about the hold of the session with the given id. */
function declareHold(command: Command, run: CommandContext, action: (asJson: boolean) => SessionAction): void {
  command
    .option('--session <id>', "the session's id, as its x-session-id cookie holds it", sessionIdOption)
    .action((options: HoldOptions) => {
      const place = options.session === undefined ? {} : { xsessionid: options.session };
      return runSession({ command, ...run }, options, action(options.json === true), { place });
    });
}

function sessionIdOption(value: string): string {
  const id = parseSessionId(value);
  if (id !== undefined) return id;
  throw new InvalidArgumentError('Give 8 to 128 letters, digits, dots, dashes or underscores.');
}

/** Shows whether a resort can be booked. */
function showAvailability(propertyId: string, asJson: boolean): SessionAction {
  return async ({ resorts, session }, print) => {
    const result = await resorts.availability(propertyId, new AbortController().signal);
    if (!result.ok) return err(explainResort('The availability could not be looked up.', result.error, session.id));
    if (asJson) return ok(await print.json(result.value));
    return ok(await print.line(`${propertyId} ${result.value.available ? 'can be booked' : 'is fully booked'}.`));
  };
}

/** Shows the resorts found for a key. */
function searchResorts(key: string, asJson: boolean): SessionAction {
  return async ({ resorts, session }, print) => {
    const result = await resorts.search(key, new AbortController().signal);
    if (!result.ok) return err(explainResort('The resorts could not be searched.', result.error, session.id));
    if (asJson) return ok(await print.json(result.value));
    if (result.value.length === 0) return ok(await print.line(`No resort matches “${key}”.`));
    return ok(await print.table(PLACE_HEADERS, result.value.map(placeRow)));
  };
}

/** Shows the session's hold; having none is a success. */
function showHold(asJson: boolean): SessionAction {
  return async ({ resorts, session }, print) => {
    const result = await resorts.checkHold(new AbortController().signal);
    if (!result.ok) return err(explainResort('The hold could not be looked up.', result.error, session.id));
    if (asJson) return ok(await print.json(result.value));
    return ok(await print.line(result.value === null ? 'Nothing is held in this session.' : holdText(result.value)));
  };
}

function holdText(hold: Hold): string {
  const until = 'expiresAt' in hold && hold.expiresAt !== null ? ` until ${hold.expiresAt.toString()}` : '';
  return `${hold.reference} is ${hold.kind}${until}.`;
}

import type { Place } from '@livery/contract/trip/places';
import { type Command, InvalidArgumentError } from 'commander';
import { refuseUsage } from '../explain-failure.ts';

export const PLACE_HEADERS = ['Place', 'Kind', 'Latitude', 'Longitude'];

/** A row of the table of places. */
export function placeRow({ fullName, kind, coordinates }: Place): readonly string[] {
  const degrees = coordinates === null ? ['', ''] : [coordinates.latitude, coordinates.longitude].map(String);
  return [fullName, kind, ...degrees];
}

/** A place from its two options, in decimal degrees. */
export interface PlaceOptions {
  readonly lat?: string;
  readonly long?: string;
}

/** Declares the options that name a place. */
export function addPlaceOptions(command: Command): Command {
  return command
    .option('--lat <degrees>', 'latitude of the place to look around, with --long', parseDegrees(90))
    .option('--long <degrees>', 'longitude of the place to look around, with --lat', parseDegrees(180));
}

/** Both coordinates, or `undefined` if none is given; only one of them ends the command as wrong usage. */
export function placeCoordinates(command: Command, { lat, long }: PlaceOptions): Required<PlaceOptions> | undefined {
  if (lat !== undefined && long !== undefined) return { lat, long };
  if (lat === long) return undefined;
  return refuseUsage(command, 'a place has two coordinates. Give both --lat and --long, or neither.');
}

/** Reads an option in decimal degrees, from `-most` to `most`; it stays a text, as in the page's address. */
function parseDegrees(most: number): (value: string) => string {
  return (value) => {
    if (/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(value) && Math.abs(Number(value)) <= most) return value;
    throw new InvalidArgumentError(`Give decimal degrees from -${most} to ${most}, such as 25.2048.`);
  };
}

import type { Command } from 'commander';
import { degrees } from './degrees.ts';
import { refuseUsage } from './refuse-usage.ts';

/** A place as its two options give it, in decimal degrees. */
export interface PlaceOptions {
  readonly lat?: string;
  readonly long?: string;
}

/** Tells commander of the options that name a place. */
export function offerPlace(command: Command): Command {
  return command
    .option('--lat <degrees>', 'latitude of the place to look around, with --long', degrees(90))
    .option('--long <degrees>', 'longitude of the place to look around, with --lat', degrees(180));
}

/** Both coordinates, or `undefined` for no place; one alone ends the command as wrong usage. */
export function twoCoordinates(command: Command, { lat, long }: PlaceOptions): Required<PlaceOptions> | undefined {
  if (lat !== undefined && long !== undefined) return { lat, long };
  if (lat === long) return undefined;
  return refuseUsage(command, 'a place has two coordinates. Give both --lat and --long, or neither.');
}

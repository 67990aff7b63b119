import type { Coordinates } from '../geography.ts';
import { hundredth } from '../hundredth.ts';
import { writeOfferId } from './offer-id.ts';

interface ActivityWish extends Coordinates {
  /** Without a day tomorrow is meant. */
  readonly date?: string;
}

/** The fields of an activity search, as an offer's id keeps them. */
export const ACTIVITY_FIELDS: readonly string[] = ['latitude', 'longitude', 'date'];

/** The id of an activity on a day. */
export function activityOfferId({ latitude, longitude, date = '' }: ActivityWish, key: string, seed: number): string {
  const values = [String(hundredth(latitude)), String(hundredth(longitude)), date];
  return writeOfferId(seed, { product: 'activity', values, key });
}

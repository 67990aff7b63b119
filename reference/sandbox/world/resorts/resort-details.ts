import { type PictureRecord, pictureRecord, resortPictures } from '../pictures/picture-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { translateTo } from '../words/translate.ts';
import { type RecordContext, type ResortRecord, resortRecord } from './resort-records.ts';
import { allResorts } from './resorts.ts';

/** The details of a resort: only codes and numbers, because the client has the translations. */
export interface ResortDetailsRecord extends ResortRecord {
  readonly images: readonly string[];
  /** The same pictures, with their details. */
  readonly gallery: readonly PictureRecord[];
  readonly facts: {
    /** A time of day, `15:00`. */
    readonly check_in_from: string;
    readonly check_out_until: string;
    readonly units: number;
    /** A year. */
    readonly opened: number;
    readonly restaurants: number;
    /** By road, in minutes. */
    readonly airport_minutes: number;
  };
  readonly policies: {
    /** Days before the check-in; 0 if there is no refund. */
    readonly free_cancellation_days: number;
    readonly minimum_age: number;
    readonly pets: boolean;
    readonly smoking: boolean;
  };
}

/** @returns `null` for an unknown resort */
export function resortDetails(id: string, { seed, ...context }: RecordContext): ResortDetailsRecord | null {
  const resort = allResorts(seed).find((candidate) => candidate.id === id);
  if (resort === undefined) return null;
  const random = seededRandom(`resort-details/${seed}/${id}`);
  const record = resortRecord(resort, context);
  const images = resortPictures(resort, context.origin);
  const t = translateTo(context.language ?? 'en');
  return {
    ...record,
    images,
    gallery: images.map((url) => pictureRecord(url, t)),
    facts: {
      check_in_from: random.pick(['14:00', '15:00', '16:00']),
      check_out_until: random.pick(['10:00', '11:00', '12:00']),
      units: random.whole(24, 180),
      opened: random.whole(1962, 2024),
      restaurants: random.whole(1, 6),
      airport_minutes: random.whole(3, 18) * 5,
    },
    policies: {
      free_cancellation_days: random.pick([0, 3, 7, 14]),
      minimum_age: random.pick([18, 21]),
      pets: random.chance(0.4),
      smoking: random.chance(0.2),
    },
  };
}

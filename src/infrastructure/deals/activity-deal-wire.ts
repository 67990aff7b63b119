import * as v from 'valibot';
import { type ActivityDeal, activityDuration } from '../../domain/deals/activity-duration.ts';
import { figure, flag, record, text } from '../wire/tolerant.ts';
import { wireDealRates } from './rates-of-deal-wire.ts';

const wireActivityDeal = record({
  imageUrl: text,
  title: text,
  duration: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
  isFreeCancellation: flag,
  rating: figure,
  rates: wireDealRates,
  link: text,
});

/** Reads one activity deal; `null` when it has no title to show. */
export function parseActivityDeal(value: unknown): ActivityDeal | null {
  const { imageUrl, title, duration, ...deal } = v.parse(wireActivityDeal, value);
  if (title.trim() === '') return null;
  return { title: title.trim(), image: imageUrl, duration: activityDuration(duration), ...deal };
}

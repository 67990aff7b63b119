import type { DealList } from '../../application/deals/deals.ts';
import type { Shell } from '../../application/shell.ts';
import { type ActivityDeal, durationParts } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import { stars } from '../../domain/deals/stars.ts';

/** How the deals of one product are loaded and printed. */
export interface DealKind<Deal extends { readonly rates: DealRates }> {
  /** In the middle of a sentence: "hotel". */
  readonly noun: string;
  readonly list: (shell: Shell) => DealList<Deal>;
  /** Heads of the columns before the prices. */
  readonly head: readonly string[];
  readonly row: (deal: Deal) => readonly string[];
}

export const HOTELS: DealKind<HotelDeal> = {
  noun: 'hotel',
  list: ({ deals }) => deals.hotels,
  head: ['Hotel', 'Stars', 'Miles', 'From'],
  row: ({ name, rating, distance, distanceFrom }) => [name, starText(rating), distance?.toFixed(2) ?? '', distanceFrom],
};

export const ACTIVITIES: DealKind<ActivityDeal> = {
  noun: 'activity',
  list: ({ deals }) => deals.activities,
  head: ['Activity', 'Stars', 'Duration', 'Free cancellation'],
  row: ({ title, rating, duration, isFreeCancellation }) => [
    title,
    starText(rating),
    durationText(duration),
    isFreeCancellation ? 'yes' : '',
  ],
};

export const CARS: DealKind<CarDeal> = {
  noun: 'car',
  list: ({ deals }) => deals.cars,
  head: ['Car', 'Seats', 'Bags', 'Doors', 'From', 'To'],
  row: ({ name, passengerCapacity, bagCapacity, doors, pickUpLocation, dropOffLocation }) => [
    name,
    countText(passengerCapacity),
    countText(bagCapacity),
    countText(doors),
    pickUpLocation,
    dropOffLocation,
  ],
};

function starText(rating: number | null): string {
  return '★'.repeat(stars(rating) ?? 0);
}

function countText(count: number | null): string {
  return count === null ? '' : String(count);
}

function durationText(duration: ActivityDeal['duration']): string {
  if (duration === null) return '';
  if (duration.kind === 'words') return duration.words;
  const { days, hours, minutes } = durationParts(duration.minutes);
  return [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ');
}

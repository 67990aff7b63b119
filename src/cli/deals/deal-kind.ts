import {
  DEFAULT_DEAL_TIME,
  defaultActivityDate,
  defaultCarRental,
  defaultHotelStay,
} from '@livery/contract/trip/default-dates';
import type { ActivityDeal } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import type { DealProduct, TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { durationParts } from '../../domain/deals/duration-parts.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import { stars } from '../../domain/deals/stars.ts';

/** How the deals of one product are loaded and printed. */
export interface DealKind<Deal extends { readonly rates: DealRates }> {
  /** In mid-sentence: "hotel". */
  readonly noun: DealProduct;
  /** The dates that deals are searched for, as JSON: local dates of the place, so without an offset. */
  readonly dates: (today: Temporal.PlainDate, sameDayDisallowed: boolean) => object;
  /** Headings of the columns before the prices. */
  readonly head: readonly string[];
  readonly row: (deal: Deal) => readonly string[];
}

const HOTEL_KIND: DealKind<HotelDeal> = {
  noun: 'hotel',
  dates(today, sameDayDisallowed) {
    const { checkIn, checkOut } = defaultHotelStay(today, sameDayDisallowed);
    return { checkIn: checkIn.toString(), checkOut: checkOut.toString(), checkInTime: DEFAULT_DEAL_TIME };
  },
  head: ['Hotel', 'Stars', 'Miles', 'From'],
  row: ({ name, rating, distance, distanceFrom }) => [name, starText(rating), distance?.toFixed(2) ?? '', distanceFrom],
};

const ACTIVITY_KIND: DealKind<ActivityDeal> = {
  noun: 'activity',
  dates: (today, sameDayDisallowed) => ({ date: defaultActivityDate(today, sameDayDisallowed).toString() }),
  head: ['Activity', 'Stars', 'Duration', 'Free cancellation'],
  row: ({ title, rating, duration, isFreeCancellation }) => [
    title,
    starText(rating),
    durationText(duration),
    isFreeCancellation ? 'yes' : '',
  ],
};

const CAR_KIND: DealKind<CarDeal> = {
  noun: 'car',
  dates(today, sameDayDisallowed) {
    const rental = defaultCarRental(today, sameDayDisallowed);
    return { pickUp: formatMinutes(rental.pickUp), return: formatMinutes(rental.return) };
  },
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

/** How the deals of each product are printed, in the order of the command help. */
export const DEAL_KINDS: { readonly [T in TabWithDeals]: DealKind<DealOfTab<T>> } = {
  hotels: HOTEL_KIND,
  activities: ACTIVITY_KIND,
  cars: CAR_KIND,
};

/** The products in a sentence: "hotel, activity or car". */
export const DEAL_NOUNS = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(DEAL_KINDS).map(({ noun }) => noun),
);

function formatMinutes(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' });
}

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

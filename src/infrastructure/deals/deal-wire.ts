import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { figure, flag, record, text } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import { type ActivityDeal, activityDuration } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { DealCover } from '../../domain/deals/deal-cover.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';

/** The figures of a deal, named the same on the wire and inside. */
export const wireDealRates = record({
  discountPercentage: figure,
  publishedRate: figure,
  totalRate: figure,
  baseRate: figure,
  taxAndFee: figure,
});

/** What not every platform gives; anything else than that reads as missing. */
const given = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** What a picture's details say; left out if the platform tells none. */
const cover = given(
  v.object({ url: text, colour: text, sizes: v.fallback(v.array(record({ url: text, width: figure })), []) }),
);

/** Details of another picture than the one that is shown are none of it; without an address they are. */
function coverOf(picture: string, details: v.InferOutput<typeof cover>): DealCover | undefined {
  if (details === undefined) return undefined;
  const { url, ...known } = details;
  return [picture.trim(), ''].includes(url.trim()) ? known : undefined;
}

const wireHotelDeal = record({
  hotel: record({
    hotelDetails: record({
      heroImage: text,
      cover,
      name: text,
      distance: figure,
      distanceFrom: text,
      board: given(v.string()),
      reviewScore: given(v.number()),
      reviewCount: given(v.number()),
    }),
  }),
  rating: figure,
  rates: wireDealRates,
  link: text,
});

/** Reads one hotel deal; `null` when it has no name to show. @rule 3.7 */
export function parseHotelDeal(value: unknown): HotelDeal | null {
  const { hotel, rating, rates, link } = v.parse(wireHotelDeal, value);
  const { name, cover: details, ...facts } = hotel.hotelDetails;
  if (name.trim() === '') return null;
  return { name: name.trim(), ...facts, cover: coverOf(facts.heroImage, details), rating, rates, link };
}

/** A car as the wire has it, misspellings included (rules 3.2). */
const wireCarDeal = record({
  veh: text,
  name: text,
  vehiclePicture: text,
  logo: text,
  passangerCapacity: figure,
  passengerCapacity: figure,
  bagCapacity: figure,
  noOfDoors: figure,
  pickupLocation: text,
  dropOffLocation: text,
  rates: wireDealRates,
  link: text,
});

/** Reads one car deal; `null` when it has no name to show. @rule 3.7 */
export function parseCarDeal(value: unknown): CarDeal | null {
  const wire = v.parse(wireCarDeal, value);
  const name = wire.veh.trim() || wire.name.trim();
  if (name === '') return null;
  return {
    name,
    picture: wire.vehiclePicture,
    logo: wire.logo,
    passengerCapacity: wire.passangerCapacity ?? wire.passengerCapacity,
    bagCapacity: wire.bagCapacity,
    doors: wire.noOfDoors,
    pickUpLocation: wire.pickupLocation.trim(),
    dropOffLocation: wire.dropOffLocation.trim(),
    rates: wire.rates,
    link: wire.link,
  };
}

const wireActivityDeal = record({
  imageUrl: text,
  cover,
  title: text,
  duration: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
  isFreeCancellation: flag,
  rating: figure,
  rates: wireDealRates,
  link: text,
});

/** Reads one activity deal; `null` when it has no title to show. @rule 3.7 */
export function parseActivityDeal(value: unknown): ActivityDeal | null {
  const { imageUrl, title, duration, cover: details, ...deal } = v.parse(wireActivityDeal, value);
  if (title.trim() === '') return null;
  return {
    title: title.trim(),
    image: imageUrl,
    cover: coverOf(imageUrl, details),
    duration: activityDuration(duration),
    ...deal,
  };
}

/** Reads a deal search's response, `{ response: [deal] }`. */
export function parseDealsResponse<Deal>(
  response: unknown,
  parseDeal: (deal: unknown) => Deal | null,
): Result<readonly Deal[], CallFailure> {
  return parseListResponse(response, { fields: ['response'], entry: parseDeal, name: 'deal' });
}

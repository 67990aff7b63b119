import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { tolerantFlag, tolerantNumber, tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import { type ActivityDeal, activityDuration } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { DealCover } from '../../domain/deals/deal-cover.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';

/** The rates of a deal, with the same names on the wire and in the code. */
export const wireDealRates = tolerantRecord({
  discountPercentage: tolerantNumber,
  publishedRate: tolerantNumber,
  totalRate: tolerantNumber,
  baseRate: tolerantNumber,
  taxAndFee: tolerantNumber,
});

/** A field that not every platform sends; values of a wrong type count as missing. */
const optionalField = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Details of a picture; left out if the platform sends none. */
const wireCover = optionalField(
  v.object({
    url: tolerantText,
    colour: tolerantText,
    sizes: v.fallback(v.array(tolerantRecord({ url: tolerantText, width: tolerantNumber })), []),
  }),
);

/** Details of another picture than the shown one are ignored; details without an address belong to the shown one. */
function parseCover(picture: string, details: v.InferOutput<typeof wireCover>): DealCover | undefined {
  if (details === undefined) return undefined;
  const { url, ...known } = details;
  return [picture.trim(), ''].includes(url.trim()) ? known : undefined;
}

const wireHotelDeal = tolerantRecord({
  hotel: tolerantRecord({
    hotelDetails: tolerantRecord({
      heroImage: tolerantText,
      cover: wireCover,
      name: tolerantText,
      distance: tolerantNumber,
      distanceFrom: tolerantText,
      board: optionalField(v.string()),
      reviewScore: optionalField(v.number()),
      reviewCount: optionalField(v.number()),
    }),
  }),
  rating: tolerantNumber,
  rates: wireDealRates,
  link: tolerantText,
});

/** Reads one hotel deal; `null` if it has no name to show. @rule 3.7 */
export function parseHotelDeal(value: unknown): HotelDeal | null {
  const { hotel, rating, rates, link } = v.parse(wireHotelDeal, value);
  const { name, cover: details, ...facts } = hotel.hotelDetails;
  if (name.trim() === '') return null;
  return { name: name.trim(), ...facts, cover: parseCover(facts.heroImage, details), rating, rates, link };
}

/** A car in its wire form, misspellings included (rules 3.2). */
const wireCarDeal = tolerantRecord({
  veh: tolerantText,
  name: tolerantText,
  vehiclePicture: tolerantText,
  logo: tolerantText,
  passangerCapacity: tolerantNumber,
  passengerCapacity: tolerantNumber,
  bagCapacity: tolerantNumber,
  noOfDoors: tolerantNumber,
  pickupLocation: tolerantText,
  dropOffLocation: tolerantText,
  rates: wireDealRates,
  link: tolerantText,
});

/** Reads one car deal; `null` if it has no name to show. @rule 3.7 */
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

const wireActivityDeal = tolerantRecord({
  imageUrl: tolerantText,
  cover: wireCover,
  title: tolerantText,
  duration: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
  isFreeCancellation: tolerantFlag,
  rating: tolerantNumber,
  rates: wireDealRates,
  link: tolerantText,
});

/** Reads one activity deal; `null` if it has no title to show. @rule 3.7 */
export function parseActivityDeal(value: unknown): ActivityDeal | null {
  const { imageUrl, title, duration, cover: details, ...deal } = v.parse(wireActivityDeal, value);
  if (title.trim() === '') return null;
  return {
    title: title.trim(),
    image: imageUrl,
    cover: parseCover(imageUrl, details),
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

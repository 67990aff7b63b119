import type { Coordinates } from '../geo/coordinates.ts';
import {
  HOTEL_FIELDS,
  type HotelStaySearch,
  hotelOfferId,
  hotelSearchValues,
  urlWithQuery,
} from '../offers/offer-id.ts';
import type { DealRatesRecord } from './deal-rates.ts';
import { generateHotels } from './hotels.ts';

/** A hotel deal as the wire carries it. @see rules §3 */
export interface HotelDealRecord {
  readonly hotel: {
    readonly hotelDetails: {
      readonly heroImage: string;
      readonly name: string;
      /** Miles, with all their decimals. */
      readonly distance: number;
      readonly distanceFrom: string;
    };
  };
  /** 2.5 to 5, in halves. */
  readonly rating: number;
  readonly rates: DealRatesRecord;
  /** A path on the site's own origin, which leads to the offer for the requested stay. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** The largest distance from the point, in miles. */
  readonly radius?: number;
  readonly stay?: HotelStaySearch;
}

/**
 * Hotels around a point, the nearest first: usually eight, sometimes fewer, none far from any known place
 * (such as 0, -140 in the middle of the Pacific, or beyond 80 degrees north or south).
 *
 * The same hundredth of a degree and the same seed give the same hotels at the same prices.
 *
 * @see rules §7, deal searches
 */
export function hotelDeals({ origin, radius = 15, stay = {}, ...where }: Neighbourhood): HotelDealRecord[] {
  const search = { ...where, ...stay };
  return generateHotels(where)
    .filter(({ milesAway }) => milesAway <= radius)
    .map(({ id, scene, town, name, distance, distanceFrom, stars, nightly }) => ({
      hotel: {
        hotelDetails: { heroImage: `${origin}/media/scene/${scene}/${id}.svg`, name, distance, distanceFrom },
      },
      rating: stars,
      rates: nightly,
      link: urlWithQuery(
        '/booknow/hotels/search-details',
        ['hotelId', 'place', ...HOTEL_FIELDS],
        [hotelOfferId(search, id, where.seed), town, ...hotelSearchValues(search)],
      ),
    }))
    .sort((one, other) => one.hotel.hotelDetails.distance - other.hotel.hotelDetails.distance);
}

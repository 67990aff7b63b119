import { CAR_FIELDS, type CarTimes, carOfferId, carSearchValues, urlWithQuery } from '../offers/offer-id.ts';
import { type CarRental, generateCars } from './cars.ts';
import type { DealRatesRecord } from './deal-rates.ts';

/** A car deal as the wire carries it: some companies send the car's name as `veh`, others as `name`. @see rules §3 */
export type CarDealRecord = CarDealFields & ({ readonly veh: string } | { readonly name: string });

interface CarDealFields {
  readonly vehiclePicture: string;
  readonly logo: string;
  readonly passangerCapacity: number;
  readonly bagCapacity: number;
  readonly noOfDoors: number;
  readonly pickupLocation: string;
  readonly dropOffLocation: string;
  /** For the whole rental. */
  readonly rates: DealRatesRecord;
  /** A path on the site's own origin, which leads to the offer for the requested times. */
  readonly link: string;
}

interface Rental extends CarRental {
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  readonly times?: CarTimes;
}

/**
 * Cars to rent at a point, the cheapest first: usually eight, none far from any known place. The same hundredths of a
 * degree, the same seed and the same length give the same cars at the same prices.
 *
 * @see rules §7, deal searches
 */
export function carDeals({ origin, times = {}, ...rental }: Rental): CarDealRecord[] {
  const search = { ...rental, ...times };
  return generateCars(rental)
    .map(({ id, kind, supplier, name, pickUp, dropOff, rates }) => ({
      ...(supplier.id < 'l' ? { veh: name } : { name }),
      vehiclePicture: `${origin}/media/car/${kind.shape}/${id}.svg`,
      logo: `${origin}/media/supplier/${supplier.id}.svg`,
      passangerCapacity: kind.people,
      bagCapacity: kind.bags,
      noOfDoors: kind.doors,
      pickupLocation: pickUp,
      dropOffLocation: dropOff,
      rates,
      link: urlWithQuery(
        '/booknow/cars/result-details',
        ['carId', 'pickUp', ...CAR_FIELDS],
        [carOfferId(search, id, rental.seed), pickUp, ...carSearchValues(search)],
      ),
    }))
    .sort((one, other) => one.rates.totalRate - other.rates.totalRate);
}

import * as v from 'valibot';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import { figure, record, text } from '../wire/tolerant.ts';
import { wireDealRates } from './rates-of-deal-wire.ts';

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

/** Reads one car deal; `null` when it has no name to show. */
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

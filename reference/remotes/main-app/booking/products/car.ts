import { joinRoute, type WireRecord } from '@livery/remote';
import { Briefcase, CarFront, Cog, DoorOpen, Fuel, MapPin, Users } from 'lucide-react';
import type { CarOffer, CarStop, SharedOfferFields } from '../offer/offer.ts';
import { parseLocalTime, parseWholeNumber } from '../offer/offer-fields.ts';
import { dayRangeText, type ProductDefinition, productPages } from '../product/definition.ts';

export const car: ProductDefinition<CarOffer> = {
  service: 'cars',
  icon: CarFront,
  pages: productPages('cars', 'carId', {
    details: 'result-details',
    reservation: 'reservation-details',
    confirmation: 'confirm-payment',
  }),
  read: parseCar,
  facts: ({ seats, bags, doors, transmission, fuel, pickUp, dropOff }, { t, label }) => [
    { icon: Users, text: seats === null ? '' : t('count.seats', { count: seats }) },
    { icon: Briefcase, text: bags === null ? '' : t('count.bags', { count: bags }) },
    { icon: DoorOpen, text: doors === null ? '' : t('count.doors', { count: doors }) },
    { icon: Cog, text: label('transmissions', transmission) },
    { icon: Fuel, text: label('fuels', fuel) },
    { icon: MapPin, text: joinRoute([...new Set([pickUp.name, dropOff.name])]) },
  ],
  lines: ({ pickUp, dropOff, supplier, driver: who }, { t, time, driver }) => [
    { label: t('search.pickUp'), value: pickUp.name },
    { label: t('search.from'), value: time(pickUp.at) },
    { label: t('search.dropOff'), value: dropOff.name },
    { label: t('search.until'), value: time(dropOff.at) },
    { label: t('facets.supplier'), value: supplier.name },
    { label: t('search.driver'), value: driver(who) },
  ],
  when: ({ pickUp, dropOff }, { day, time = (at) => day(at.slice(0, 10)) }) =>
    dayRangeText(time(pickUp.at), time(dropOff.at)),
  guests({ driver: who }, { t, driver }) {
    const knownDriver = driver(who);
    return knownDriver && t('guests.driver', { driver: knownDriver });
  },
  priceUnit: ({ days }, { t }) => (days === null ? '' : t('price.days', { count: days })),
  travellers: () => ['adult'],
  choosesPeople: false,
};

function parseCar(wire: WireRecord, sharedFields: SharedOfferFields): CarOffer {
  const [supplier, driver] = [wire.record('supplier'), wire.record('driver')];
  return {
    product: 'car',
    ...sharedFields,
    supplier: { name: supplier.text('name'), logo: supplier.text('logo') },
    seats: parseWholeNumber(wire, 'seats'),
    bags: parseWholeNumber(wire, 'bags'),
    doors: parseWholeNumber(wire, 'doors'),
    transmission: wire.text('transmission'),
    fuel: wire.text('fuel'),
    category: wire.text('category'),
    pickUp: parseStop(wire.record('pickUp')),
    dropOff: parseStop(wire.record('return')),
    days: parseWholeNumber(wire, 'days'),
    driver: { age: parseWholeNumber(driver, 'age'), residence: driver.text('residence') },
  };
}

function parseStop(wire: WireRecord): CarStop {
  return { name: wire.text('name'), at: parseLocalTime(wire, 'at'), zone: wire.text('zone') };
}

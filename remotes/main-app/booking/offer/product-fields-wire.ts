import type { Guests } from '../../../../src/application/remotes/remote-context.ts';
import type { WireRecord } from '../../../kit/data/wire-record.ts';
import type {
  ActivityOffer,
  CarOffer,
  CarStop,
  CruiseDay,
  CruiseOffer,
  FlightLeg,
  FlightOffer,
  HotelOffer,
  HotelStay,
  OwnFields,
} from './offer.ts';
import { readClockTime, readDay, readLocalTime, readWholeNumber } from './offer-fields.ts';

export function hotelFields(wire: WireRecord): OwnFields<HotelOffer> {
  const place = wire.record('place');
  return {
    stars: wire.figure('stars'),
    city: place.text('city'),
    country: place.text('country'),
    distance: wire.figure('distance'),
    distanceFrom: wire.text('distanceFrom'),
    stay: stayOf(wire.record('stay')),
  };
}

function stayOf(wire: WireRecord): HotelStay {
  return {
    checkIn: readDay(wire, 'checkIn'),
    checkOut: readDay(wire, 'checkOut'),
    nights: readWholeNumber(wire, 'nights') ?? 1,
    rooms: readWholeNumber(wire, 'rooms') ?? 1,
    adults: readWholeNumber(wire, 'adults') ?? 2,
    children: readWholeNumber(wire, 'children') ?? 0,
  };
}

export function carFields(wire: WireRecord): OwnFields<CarOffer> {
  const supplier = wire.record('supplier');
  return {
    supplier: { name: supplier.text('name'), logo: supplier.text('logo') },
    seats: readWholeNumber(wire, 'seats'),
    bags: readWholeNumber(wire, 'bags'),
    doors: readWholeNumber(wire, 'doors'),
    transmission: wire.text('transmission'),
    fuel: wire.text('fuel'),
    category: wire.text('category'),
    pickUp: stopOf(wire.record('pickUp')),
    dropOff: stopOf(wire.record('return')),
    days: readWholeNumber(wire, 'days') ?? 1,
  };
}

function stopOf(wire: WireRecord): CarStop {
  return { name: wire.text('name'), at: readLocalTime(wire, 'at') };
}

export function activityFields(wire: WireRecord): OwnFields<ActivityOffer> {
  return {
    durationMinutes: readWholeNumber(wire, 'durationMinutes'),
    place: wire.text('place') || wire.record('place').text('city') || wire.record('place').text('name'),
    category: wire.text('category'),
    slots: wire.texts('slots'),
    date: readDay(wire, 'date'),
  };
}

export function flightFields(wire: WireRecord): OwnFields<FlightOffer> {
  const [airline, bags] = [wire.record('airline'), wire.record('bags')];
  return {
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(legOf),
    cabin: wire.text('cabin'),
    cabinBags: readWholeNumber(bags, 'cabin') ?? 0,
    checkedBags: readWholeNumber(bags, 'checked') ?? 0,
    party: partyOf(wire.record('party')),
  };
}

function legOf(wire: WireRecord): FlightLeg {
  return {
    from: wire.text('from'),
    to: wire.text('to'),
    departure: readLocalTime(wire, 'departure'),
    arrival: readLocalTime(wire, 'arrival'),
    durationMinutes: readWholeNumber(wire, 'durationMinutes'),
    stops: wire
      .records('stops')
      .map((stop) => ({ airport: stop.text('airport'), minutes: readWholeNumber(stop, 'minutes') })),
    flightNumber: wire.text('flightNumber'),
  };
}

export function cruiseFields(wire: WireRecord): OwnFields<CruiseOffer> {
  return {
    line: wire.text('line') || wire.record('line').text('name'),
    ship: wire.text('ship'),
    nights: readWholeNumber(wire, 'nights'),
    departurePort: wire.text('departurePort'),
    itinerary: wire.records('itinerary').map(dayOf),
    departure: readDay(wire, 'departure'),
    party: partyOf(wire.record('party')),
  };
}

function partyOf(wire: WireRecord): Guests {
  return {
    adults: Math.max(1, readWholeNumber(wire, 'adults') ?? 1),
    children: readWholeNumber(wire, 'children') ?? 0,
    infants: readWholeNumber(wire, 'infants') ?? 0,
  };
}

function dayOf(wire: WireRecord): CruiseDay {
  return {
    day: readWholeNumber(wire, 'day') ?? 0,
    port: wire.text('port') || null,
    arrival: readClockTime(wire, 'arrival'),
    departure: readClockTime(wire, 'departure'),
  };
}

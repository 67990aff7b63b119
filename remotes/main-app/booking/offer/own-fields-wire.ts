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
  Party,
} from './offer.ts';
import { clockIn, dayIn, localTimeIn, wholeNumberIn } from './offer-fields.ts';

type HotelFields = Pick<HotelOffer, 'stars' | 'city' | 'country' | 'distance' | 'distanceFrom' | 'stay'>;

export function hotelFields(wire: WireRecord): HotelFields {
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
    checkIn: dayIn(wire, 'checkIn'),
    checkOut: dayIn(wire, 'checkOut'),
    nights: wholeNumberIn(wire, 'nights') ?? 1,
    rooms: wholeNumberIn(wire, 'rooms') ?? 1,
    adults: wholeNumberIn(wire, 'adults') ?? 2,
    children: wholeNumberIn(wire, 'children') ?? 0,
  };
}

type CarFields = Pick<
  CarOffer,
  'supplier' | 'seats' | 'bags' | 'doors' | 'transmission' | 'fuel' | 'category' | 'pickUp' | 'dropOff' | 'days'
>;

export function carFields(wire: WireRecord): CarFields {
  const supplier = wire.record('supplier');
  return {
    supplier: { name: supplier.text('name'), logo: supplier.text('logo') },
    seats: wholeNumberIn(wire, 'seats'),
    bags: wholeNumberIn(wire, 'bags'),
    doors: wholeNumberIn(wire, 'doors'),
    transmission: wire.text('transmission'),
    fuel: wire.text('fuel'),
    category: wire.text('category'),
    pickUp: stopOf(wire.record('pickUp')),
    dropOff: stopOf(wire.record('return')),
    days: wholeNumberIn(wire, 'days') ?? 1,
  };
}

function stopOf(wire: WireRecord): CarStop {
  return { name: wire.text('name'), at: localTimeIn(wire, 'at') };
}

type ActivityFields = Pick<ActivityOffer, 'durationMinutes' | 'place' | 'category' | 'slots' | 'date'>;

export function activityFields(wire: WireRecord): ActivityFields {
  return {
    durationMinutes: wholeNumberIn(wire, 'durationMinutes'),
    place: wire.text('place') || wire.record('place').text('city') || wire.record('place').text('name'),
    category: wire.text('category'),
    slots: wire.texts('slots'),
    date: dayIn(wire, 'date'),
  };
}

type FlightFields = Pick<FlightOffer, 'airline' | 'legs' | 'cabin' | 'cabinBags' | 'checkedBags' | 'party'>;

export function flightFields(wire: WireRecord): FlightFields {
  const [airline, bags] = [wire.record('airline'), wire.record('bags')];
  return {
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(legOf),
    cabin: wire.text('cabin'),
    cabinBags: wholeNumberIn(bags, 'cabin') ?? 0,
    checkedBags: wholeNumberIn(bags, 'checked') ?? 0,
    party: partyOf(wire.record('party')),
  };
}

function legOf(wire: WireRecord): FlightLeg {
  return {
    from: wire.text('from'),
    to: wire.text('to'),
    departure: localTimeIn(wire, 'departure'),
    arrival: localTimeIn(wire, 'arrival'),
    durationMinutes: wholeNumberIn(wire, 'durationMinutes'),
    stops: wire
      .records('stops')
      .map((stop) => ({ airport: stop.text('airport'), minutes: wholeNumberIn(stop, 'minutes') })),
    flightNumber: wire.text('flightNumber'),
  };
}

type CruiseFields = Pick<
  CruiseOffer,
  'line' | 'ship' | 'nights' | 'departurePort' | 'itinerary' | 'departure' | 'party'
>;

export function cruiseFields(wire: WireRecord): CruiseFields {
  return {
    line: wire.text('line') || wire.record('line').text('name'),
    ship: wire.text('ship'),
    nights: wholeNumberIn(wire, 'nights'),
    departurePort: wire.text('departurePort'),
    itinerary: wire.records('itinerary').map(dayOf),
    departure: dayIn(wire, 'departure'),
    party: partyOf(wire.record('party')),
  };
}

function partyOf(wire: WireRecord): Party {
  return {
    adults: Math.max(1, wholeNumberIn(wire, 'adults') ?? 1),
    children: wholeNumberIn(wire, 'children') ?? 0,
    infants: wholeNumberIn(wire, 'infants') ?? 0,
  };
}

function dayOf(wire: WireRecord): CruiseDay {
  return {
    day: wholeNumberIn(wire, 'day') ?? 0,
    port: wire.text('port') || null,
    arrival: clockIn(wire, 'arrival'),
    departure: clockIn(wire, 'departure'),
  };
}

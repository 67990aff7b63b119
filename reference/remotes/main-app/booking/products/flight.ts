import { priceOf } from '@livery/kit/price/offer-price';
import { dayOf, joinRoute, type WireRecord } from '@livery/remote';
import { Briefcase, Plane } from 'lucide-react';
import { bagWords } from '../offer/bag-words.ts';
import { daysLater } from '../offer/days-later.ts';
import { leftFor } from '../offer/left-for.ts';
import type { FlightFare, FlightLeg, FlightOffer, SharedFields } from '../offer/offer.ts';
import { bagsOf, parseLocalTime, parseWholeNumber } from '../offer/offer-fields.ts';
import { fromUntil, inRow, type ProductDefinition, pagesOf } from '../product/definition.ts';
import { parseParty, partyUnit, seatsFor, travellersIn } from '../product/party.ts';

export const flight: ProductDefinition<FlightOffer> = {
  service: 'flights',
  icon: Plane,
  pages: pagesOf(
    'flights',
    'flightId',
    { details: 'search-details', reservation: 'reservation-details', confirmation: 'confirmation' },
    ['/flight-details', '/booknow/flights/flight-details'],
  ),
  read,
  facts: ({ cabinBags }, { t }) => [
    {
      icon: Briefcase,
      text: bagWords(cabinBags, t('flight.noCabinBags'), (count) => t('count.cabinBags', { count })),
    },
  ],
  lines: ({ legs, airline, cabinBags, checkedBags, party: travellers }, { t, time, party }) => [
    ...legs.map((leg) => ({
      label: joinRoute([leg.from, leg.to]),
      value: [inRow([leg.flightNumber]), inRow([time(leg.departure), arrivalOf(leg)], ' – ')]
        .filter((part) => part !== '')
        .join(' · '),
      inParts: true as const,
    })),
    { label: t('facets.airline'), value: airline.name },
    { label: t('search.travellers'), value: travellers === null ? '' : party(travellers) },
    { label: t('facts.cabin-bags'), value: String(cabinBags ?? '') },
    { label: t('facts.checked-bags'), value: String(checkedBags ?? '') },
  ],
  when({ legs }, { day }) {
    const departs = (leg: FlightOffer['legs'][number] | undefined) => day(leg?.departure.slice(0, 10) ?? '');
    return fromUntil(departs(legs[0]), departs(legs.at(-1)));
  },
  priceUnit: partyUnit,
  units: ({ party }) => seatsFor(party),
  travellers: ({ party }) => travellersIn(party),
  travelDays({ legs }) {
    const days = legs.map(({ departure }) => departure.slice(0, 10)).filter((day) => dayOf(day) !== null);
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined ? null : { first, last };
  },
  choosesPeople: false,
  hasPictures: false,
};

/** `01:00`, with the days that are later than the departure's: `01:00 (+1)`. */
const arrivalOf = (leg: FlightLeg): string =>
  leg.arrival.slice(11, 16) + (daysLater(leg) > 0 ? ` (+${daysLater(leg)})` : '');

function read(wire: WireRecord, shared: SharedFields): FlightOffer {
  const airline = wire.record('airline');
  const own = { cabin: wire.text('cabin'), ...bagsOf(wire) };
  const party = parseParty(wire.record('party'));
  const fares = wire.records('fares').flatMap((fare) => fareOf(fare, shared.id, seatsFor(party)) ?? []);
  return {
    product: 'flight',
    ...shared,
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(legOf),
    ...own,
    fares: fares.length > 0 ? fares : [onlyFare(shared, own)],
    party,
  };
}

/** Without an id or a price it can't be chosen. */
function fareOf(wire: WireRecord, offerId: string, seats: number): FlightFare | undefined {
  const [id, price] = [wire.text('id'), priceOf(wire.record('price'))];
  if (id === '' || price === null) return undefined;
  return {
    offerId,
    id,
    name: wire.text('name').trim(),
    cabin: wire.text('cabin'),
    price,
    ...bagsOf(wire),
    changeFee: parseWholeNumber(wire, 'changeFee'),
    refundable: wire.flag('refundable') || (wire.isFalse('refundable') ? false : null),
    left: leftFor(seats, parseWholeNumber(wire, 'left')),
  };
}

/** The fare of an offer that names none. */
function onlyFare(
  { id, price }: SharedFields,
  own: Pick<FlightFare, 'cabin' | 'cabinBags' | 'checkedBags'>,
): FlightFare {
  return { offerId: id, id: '', name: '', price, ...own, changeFee: null, refundable: null, left: null };
}

function legOf(wire: WireRecord): FlightLeg {
  return {
    ...flown(wire),
    fromName: wire.text('fromName').trim(),
    zone: wire.text('zone'),
    stops: wire.hasList('stops')
      ? wire
          .records('stops')
          .map((stop) => ({ airport: stop.text('airport'), minutes: parseWholeNumber(stop, 'minutes') }))
      : null,
    segments: wire
      .records('segments')
      .map((segment) => ({ ...flown(segment), operatedBy: segment.text('operatedBy').trim() })),
  };
}

function flown(wire: WireRecord) {
  return {
    from: wire.text('from'),
    to: wire.text('to'),
    departure: parseLocalTime(wire, 'departure'),
    arrival: parseLocalTime(wire, 'arrival'),
    durationMinutes: parseWholeNumber(wire, 'durationMinutes'),
    flightNumber: wire.text('flightNumber'),
  };
}

import { parseOfferPrice } from '@livery/kit/price/offer-price';
import { joinRoute, parsePlainDate, type WireRecord } from '@livery/remote';
import { Briefcase, Plane } from 'lucide-react';
import { bagWords } from '../offer/bag-words.ts';
import { daysLater } from '../offer/days-later.ts';
import type { FlightFare, FlightLeg, FlightOffer, SharedOfferFields } from '../offer/offer.ts';
import { parseBags, parseLocalTime, parseWholeNumber } from '../offer/offer-fields.ts';
import { remainingUnits } from '../offer/remaining-units.ts';
import { dayRangeText, joinTexts, type ProductDefinition, productPages } from '../product/definition.ts';
import { countSeats, parseParty, partyTravellers, partyUnit } from '../product/party.ts';

export const flight: ProductDefinition<FlightOffer> = {
  service: 'flights',
  icon: Plane,
  pages: productPages(
    'flights',
    'flightId',
    { details: 'search-details', reservation: 'reservation-details', confirmation: 'confirmation' },
    ['/flight-details', '/booknow/flights/flight-details'],
  ),
  read: parseFlight,
  facts: ({ cabinBags }, { t }) => [
    {
      icon: Briefcase,
      text: bagWords(cabinBags, t('flight.noCabinBags'), (count) => t('count.cabinBags', { count })),
    },
  ],
  lines: ({ legs, airline, cabinBags, checkedBags, party: travellers }, { t, time, party }) => [
    ...legs.map((leg) => ({
      label: joinRoute([leg.from, leg.to]),
      value: [joinTexts([leg.flightNumber]), joinTexts([time(leg.departure), arrivalText(leg)], ' – ')]
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
    return dayRangeText(departs(legs[0]), departs(legs.at(-1)));
  },
  priceUnit: partyUnit,
  units: ({ party }) => countSeats(party),
  travellers: ({ party }) => partyTravellers(party),
  travelDays({ legs }) {
    const days = legs.map(({ departure }) => departure.slice(0, 10)).filter((day) => parsePlainDate(day) !== null);
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    return firstDay === undefined || lastDay === undefined ? null : { first: firstDay, last: lastDay };
  },
  choosesPeople: false,
  hasPictures: false,
};

/** `01:00`, with the number of days after the departure: `01:00 (+1)`. */
const arrivalText = (leg: FlightLeg): string =>
  leg.arrival.slice(11, 16) + (daysLater(leg) > 0 ? ` (+${daysLater(leg)})` : '');

function parseFlight(wire: WireRecord, sharedFields: SharedOfferFields): FlightOffer {
  const airline = wire.record('airline');
  const ownBags = { cabin: wire.text('cabin'), ...parseBags(wire) };
  const party = parseParty(wire.record('party'));
  const fares = wire.records('fares').flatMap((fare) => parseFare(fare, sharedFields.id, countSeats(party)) ?? []);
  return {
    product: 'flight',
    ...sharedFields,
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(parseLeg),
    ...ownBags,
    fares: fares.length > 0 ? fares : [onlyFare(sharedFields, ownBags)],
    party,
  };
}

/** A fare without an id or a price can't be chosen. */
function parseFare(wire: WireRecord, offerId: string, seats: number): FlightFare | undefined {
  const [id, price] = [wire.text('id'), parseOfferPrice(wire.record('price'))];
  if (id === '' || price === null) return undefined;
  return {
    offerId,
    id,
    name: wire.text('name').trim(),
    cabin: wire.text('cabin'),
    price,
    ...parseBags(wire),
    changeFee: parseWholeNumber(wire, 'changeFee'),
    refundable: wire.flag('refundable') || (wire.isFalse('refundable') ? false : null),
    left: remainingUnits(seats, parseWholeNumber(wire, 'left')),
  };
}

/** The fare of an offer that lists none. */
function onlyFare(
  { id, price }: SharedOfferFields,
  ownFare: Pick<FlightFare, 'cabin' | 'cabinBags' | 'checkedBags'>,
): FlightFare {
  return { offerId: id, id: '', name: '', price, ...ownFare, changeFee: null, refundable: null, left: null };
}

function parseLeg(wire: WireRecord): FlightLeg {
  return {
    ...parseRoute(wire),
    fromName: wire.text('fromName').trim(),
    zone: wire.text('zone'),
    stops: wire.hasList('stops')
      ? wire
          .records('stops')
          .map((stop) => ({ airport: stop.text('airport'), minutes: parseWholeNumber(stop, 'minutes') }))
      : null,
    segments: wire
      .records('segments')
      .map((segment) => ({ ...parseRoute(segment), operatedBy: segment.text('operatedBy').trim() })),
  };
}

function parseRoute(wire: WireRecord) {
  return {
    from: wire.text('from'),
    to: wire.text('to'),
    departure: parseLocalTime(wire, 'departure'),
    arrival: parseLocalTime(wire, 'arrival'),
    durationMinutes: parseWholeNumber(wire, 'durationMinutes'),
    flightNumber: wire.text('flightNumber'),
  };
}

import type { WireRecord } from '@livery/remote';
import { Briefcase, Plane } from 'lucide-react';
import type { FlightFare, FlightLeg, FlightOffer, SharedFields } from '../offer/offer.ts';
import { priceOf, readLocalTime, readWholeNumber } from '../offer/offer-fields.ts';
import { type ProductDefinition, pagesOf } from '../product/definition.ts';
import { partyNote, readParty, travellersIn } from '../product/party.ts';

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
  facts: ({ cabinBags }, { t }) => [{ icon: Briefcase, text: t('count.cabinBags', { count: cabinBags }) }],
  lines: ({ legs, airline, party: travellers }, { t, time, party }) => [
    ...legs.map((leg) => ({
      label: `${leg.from} → ${leg.to}`,
      value: `${time(leg.departure)} – ${leg.arrival.slice(11, 16)}`,
    })),
    { label: t('facets.airline'), value: airline.name },
    { label: t('search.travellers'), value: party(travellers) },
  ],
  when: ({ legs }, { days }) =>
    days(legs[0]?.departure.slice(0, 10) ?? '', legs.length > 1 ? (legs.at(-1)?.departure.slice(0, 10) ?? '') : ''),
  priceNote: partyNote,
  travellers: ({ party }) => travellersIn(party),
  choosesPeople: false,
  hasPictures: false,
};

function read(wire: WireRecord, shared: SharedFields): FlightOffer {
  const airline = wire.record('airline');
  const own = { cabin: wire.text('cabin'), ...bagsOf(wire) };
  const fares = wire.records('fares').flatMap((fare) => fareOf(fare, shared.id) ?? []);
  return {
    product: 'flight',
    ...shared,
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(legOf),
    ...own,
    fares: fares.length > 0 ? fares : [onlyFare(shared, own)],
    party: readParty(wire.record('party')),
  };
}

function bagsOf(wire: WireRecord) {
  const bags = wire.record('bags');
  return { cabinBags: readWholeNumber(bags, 'cabin') ?? 0, checkedBags: readWholeNumber(bags, 'checked') ?? 0 };
}

/** Without an id or a price it can't be chosen. */
function fareOf(wire: WireRecord, offerId: string): FlightFare | undefined {
  const [id, price] = [wire.text('id'), priceOf(wire.record('price'))];
  if (id === '' || price === null) return undefined;
  return {
    offerId,
    id,
    name: wire.text('name').trim(),
    cabin: wire.text('cabin'),
    price,
    ...bagsOf(wire),
    changeFee: readWholeNumber(wire, 'changeFee'),
    refundable: wire.flag('refundable') || (wire.isFalse('refundable') ? false : null),
    left: readWholeNumber(wire, 'left'),
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
    stops: wire
      .records('stops')
      .map((stop) => ({ airport: stop.text('airport'), minutes: readWholeNumber(stop, 'minutes') })),
    segments: wire
      .records('segments')
      .map((segment) => ({ ...flown(segment), operatedBy: segment.text('operatedBy').trim() })),
  };
}

function flown(wire: WireRecord) {
  return {
    from: wire.text('from'),
    to: wire.text('to'),
    departure: readLocalTime(wire, 'departure'),
    arrival: readLocalTime(wire, 'arrival'),
    durationMinutes: readWholeNumber(wire, 'durationMinutes'),
    flightNumber: wire.text('flightNumber'),
  };
}

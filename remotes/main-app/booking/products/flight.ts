import type { WireRecord } from '@livery/remote';
import { Briefcase, Plane } from 'lucide-react';
import type { FlightLeg, FlightOffer, SharedFields } from '../offer/offer.ts';
import { readLocalTime, readWholeNumber } from '../offer/offer-fields.ts';
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
  const [airline, bags] = [wire.record('airline'), wire.record('bags')];
  return {
    product: 'flight',
    ...shared,
    airline: { name: airline.text('name'), code: airline.text('code'), logo: airline.text('logo') },
    legs: wire.records('legs').map(legOf),
    cabin: wire.text('cabin'),
    cabinBags: readWholeNumber(bags, 'cabin') ?? 0,
    checkedBags: readWholeNumber(bags, 'checked') ?? 0,
    party: readParty(wire.record('party')),
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

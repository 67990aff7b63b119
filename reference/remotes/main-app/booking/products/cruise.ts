import { dayOf as calendarDay, joinNames, joinRoute, type WireRecord } from '@livery/remote';
import { Anchor, CalendarDays, Ship } from 'lucide-react';
import type { CruiseDay, CruiseOffer, SharedFields } from '../offer/offer.ts';
import { parseClockTime, parseDay, parseWholeNumber } from '../offer/offer-fields.ts';
import { inRow, type ProductDefinition, pagesOf } from '../product/definition.ts';
import { parseParty, partyUnit, travellersIn } from '../product/party.ts';

export const cruise: ProductDefinition<CruiseOffer> = {
  service: 'cruises',
  icon: Ship,
  pages: pagesOf('cruise', 'cruiseId', { details: 'search-details', confirmation: 'confirmation/:id' }),
  read,
  facts: ({ line, ship, nights, departure, departurePort, itinerary }, { t, day }) => [
    { icon: Ship, text: inRow([line, ship]), inParts: true },
    {
      icon: CalendarDays,
      text: inRow([nights === null ? '' : t('count.nights', { count: nights }), day(departure)]),
      inParts: true,
    },
    { icon: Anchor, text: joinRoute([...new Set(itinerary.flatMap(({ port }) => port ?? []))]) || departurePort },
  ],
  lines: ({ line, ship, nights, departure, departurePort, party: travellers }, { t, day, party }) => [
    { label: t('facets.line'), value: inRow([line, ship]), inParts: true },
    { label: t('search.departure'), value: joinNames([day(departure), departurePort]) },
    { label: t('booking.stay'), value: nights === null ? '' : t('count.nights', { count: nights }) },
    { label: t('search.travellers'), value: travellers === null ? '' : party(travellers) },
  ],
  when: ({ departure }, { day }) => day(departure),
  priceUnit: partyUnit,
  travellers: ({ party }) => travellersIn(party),
  travelDays({ departure, nights }) {
    const sails = calendarDay(departure);
    return sails === null ? null : { first: departure, last: sails.add({ days: nights ?? 0 }).toString() };
  },
  choosesPeople: false,
};

function read(wire: WireRecord, shared: SharedFields): CruiseOffer {
  return {
    product: 'cruise',
    ...shared,
    line: wire.text('line') || wire.record('line').text('name'),
    ship: wire.text('ship'),
    nights: parseWholeNumber(wire, 'nights'),
    departurePort: wire.text('departurePort'),
    itinerary: wire.records('itinerary').map(dayOf),
    departure: parseDay(wire, 'departure'),
    party: parseParty(wire.record('party')),
  };
}

function dayOf(wire: WireRecord): CruiseDay {
  return {
    day: parseWholeNumber(wire, 'day') ?? 0,
    port: wire.text('port') || null,
    arrival: parseClockTime(wire, 'arrival'),
    departure: parseClockTime(wire, 'departure'),
  };
}

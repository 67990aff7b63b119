import { parsePlainDate as calendarDay, joinNames, joinRoute, type WireRecord } from '@livery/remote';
import { Anchor, CalendarDays, Ship } from 'lucide-react';
import type { CruiseDay, CruiseOffer, SharedOfferFields } from '../offer/offer.ts';
import { parseClockTime, parseDay, parseWholeNumber } from '../offer/offer-fields.ts';
import { joinTexts, type ProductDefinition, productPages } from '../product/definition.ts';
import { parseParty, partyTravellers, partyUnit } from '../product/party.ts';

export const cruise: ProductDefinition<CruiseOffer> = {
  service: 'cruises',
  icon: Ship,
  pages: productPages('cruise', 'cruiseId', { details: 'search-details', confirmation: 'confirmation/:id' }),
  read: parseCruise,
  facts: ({ line, ship, nights, departure, departurePort, itinerary }, { t, day }) => [
    { icon: Ship, text: joinTexts([line, ship]), inParts: true },
    {
      icon: CalendarDays,
      text: joinTexts([nights === null ? '' : t('count.nights', { count: nights }), day(departure)]),
      inParts: true,
    },
    { icon: Anchor, text: joinRoute([...new Set(itinerary.flatMap(({ port }) => port ?? []))]) || departurePort },
  ],
  lines: ({ line, ship, nights, departure, departurePort, party: travellers }, { t, day, party }) => [
    { label: t('facets.line'), value: joinTexts([line, ship]), inParts: true },
    { label: t('search.departure'), value: joinNames([day(departure), departurePort]) },
    { label: t('booking.stay'), value: nights === null ? '' : t('count.nights', { count: nights }) },
    { label: t('search.travellers'), value: travellers === null ? '' : party(travellers) },
  ],
  when: ({ departure }, { day }) => day(departure),
  priceUnit: partyUnit,
  travellers: ({ party }) => partyTravellers(party),
  travelDays({ departure, nights }) {
    const sails = calendarDay(departure);
    return sails === null ? null : { first: departure, last: sails.add({ days: nights ?? 0 }).toString() };
  },
  choosesPeople: false,
};

function parseCruise(wire: WireRecord, sharedFields: SharedOfferFields): CruiseOffer {
  return {
    product: 'cruise',
    ...sharedFields,
    line: wire.text('line') || wire.record('line').text('name'),
    ship: wire.text('ship'),
    nights: parseWholeNumber(wire, 'nights'),
    departurePort: wire.text('departurePort'),
    itinerary: wire.records('itinerary').map(parseCruiseDay),
    departure: parseDay(wire, 'departure'),
    party: parseParty(wire.record('party')),
  };
}

function parseCruiseDay(wire: WireRecord): CruiseDay {
  return {
    day: parseWholeNumber(wire, 'day') ?? 0,
    port: wire.text('port') || null,
    arrival: parseClockTime(wire, 'arrival'),
    departure: parseClockTime(wire, 'departure'),
  };
}

import type { WireRecord } from '@livery/remote';
import { Anchor, CalendarDays, Ship } from 'lucide-react';
import type { CruiseDay, CruiseOffer, SharedFields } from '../offer/offer.ts';
import { readClockTime, readDay, readWholeNumber } from '../offer/offer-fields.ts';
import { joined, type ProductDefinition, pagesOf } from '../product/definition.ts';
import { partyNote, partyWords, readParty, travellersIn } from '../product/party.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { GUEST_NAMES, guestValues, mayTravel, pick, problemsOf } from '../search/search-values.ts';

/** A cruise; by default any line in any month. @see rules §3 */
const cruiseSearch: SearchPlan = {
  defaults: ({ defaultGuests }) => ({ shipLine: '', month: '', ...guestValues(defaultGuests.cruise) }),
  problems(values, { today }) {
    const { month = '', shipLine = '' } = values;
    const thisMonth = today.toPlainYearMonth().toString();
    return problemsOf({
      shipLine: !/^[\w -]{0,64}$/.test(shipLine) && 'shipLine',
      month: month !== '' && !(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= thisMonth) && 'month',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['shipLine', 'month', ...GUEST_NAMES]),
};

export const cruise: ProductDefinition<CruiseOffer> = {
  service: 'cruises',
  icon: Ship,
  pages: pagesOf('cruise', 'cruiseId', { details: 'search-details', confirmation: 'confirmation/{id}' }),
  search: cruiseSearch,
  searchAgain: ({ query }) => query,
  summary: (valueOf, { t, month }) => [month(valueOf('month')) || t('search.anyMonth'), ...partyWords(valueOf, t)],
  read,
  facets: [
    nameFacet('cruise', 'line', ({ line }) => line),
    facetOf('cruise', ({ nights }) => nightsBand(nights), codes('nights', 'nightBands', ['short', 'week', 'long'])),
    nameFacet('cruise', 'port', ({ departurePort }) => departurePort),
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'earliest', 'shortest'],
  figures: { shortest: ({ nights }) => nights, earliest: ({ departure }) => figureOfTime(departure) },
  facts: ({ line, ship, nights, departure, departurePort, itinerary }, { t, day }) => [
    { icon: Ship, text: joined([line, ship], ' · ') },
    {
      icon: CalendarDays,
      text: joined([nights === null ? '' : t('count.nights', { count: nights }), day(departure)], ' · '),
    },
    { icon: Anchor, text: [...new Set(itinerary.flatMap(({ port }) => port ?? []))].join(' → ') || departurePort },
  ],
  lines: ({ line, ship, nights, departure, departurePort, party: travellers }, { t, day, party }) => [
    { label: t('facets.line'), value: joined([line, ship], ' · ') },
    { label: t('search.departure'), value: joined([day(departure), departurePort], ', ') },
    { label: t('booking.stay'), value: nights === null ? '' : t('count.nights', { count: nights }) },
    { label: t('search.travellers'), value: party(travellers) },
  ],
  when: ({ departure }, { day }) => day(departure),
  priceNote: partyNote,
  travellers: ({ party }) => travellersIn(party),
  choosesPeople: false,
};

/** The band of a cruise's length: up to five nights, about a week, longer. */
function nightsBand(nights: number | null): readonly string[] {
  if (nights === null) return [];
  if (nights <= 5) return ['short'];
  return [nights <= 9 ? 'week' : 'long'];
}

function read(wire: WireRecord, shared: SharedFields): CruiseOffer {
  return {
    product: 'cruise',
    ...shared,
    line: wire.text('line') || wire.record('line').text('name'),
    ship: wire.text('ship'),
    nights: readWholeNumber(wire, 'nights'),
    departurePort: wire.text('departurePort'),
    itinerary: wire.records('itinerary').map(dayOf),
    departure: readDay(wire, 'departure'),
    party: readParty(wire.record('party')),
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

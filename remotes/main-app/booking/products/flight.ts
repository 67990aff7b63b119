import type { WireRecord } from '@livery/remote';
import { dayOf, isBefore } from '@livery/remote';
import { Briefcase, Plane } from 'lucide-react';
import type { FlightLeg, FlightOffer, SharedFields } from '../offer/offer.ts';
import { readLocalTime, readWholeNumber } from '../offer/offer-fields.ts';
import { type ProductDefinition, pagesOf } from '../product/definition.ts';
import { partyNote, partyWords, readParty, travellersIn } from '../product/party.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { GUEST_NAMES, guestValues, isBookable, mayTravel, pick, problemsOf } from '../search/search-values.ts';

/** A flight; by default tomorrow, and back a week later. Without a return day it is one way. @see rules §3 */
const flightSearch: SearchPlan = {
  defaults({ today, defaultGuests }) {
    const departure = today.add({ days: 1 });
    const days = { departure: departure.toString(), return: departure.add({ days: 7 }).toString() };
    return { from: '', fromName: '', to: '', toName: '', ...days, ...guestValues(defaultGuests.flight) };
  },
  problems(values, { today }) {
    const [departure, back] = [dayOf(values['departure']), dayOf(values['return'])];
    const { from = '', to = '' } = values;
    const oneWay = (values['return'] ?? '') === '';
    const returns = back !== null && (departure === null || !isBefore(back, departure));
    return problemsOf({
      fromName: !isAirport(from) && 'airport',
      toName: isAirport(to) ? from === to && 'sameAirport' : 'airport',
      departure: !isBookable(departure, today, today) && 'day',
      return: !oneWay && !returns && 'returnFlight',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['from', 'to', 'departure', 'return', ...GUEST_NAMES]),
};

function isAirport(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

const TIMES = ['night', 'morning', 'afternoon', 'evening'];

export const flight: ProductDefinition<FlightOffer> = {
  service: 'flights',
  icon: Plane,
  pages: pagesOf(
    'flights',
    'flightId',
    { details: 'search-details', reservation: 'reservation-details', confirmation: 'confirmation' },
    ['/flight-details', '/booknow/flights/flight-details'],
  ),
  search: flightSearch,
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: called(first, query['from']),
    toName: called(second, query['to']),
  }),
  summary: (valueOf, { t, days }) => [
    `${valueOf('fromName') || valueOf('from')} → ${valueOf('toName') || valueOf('to')}`,
    days(valueOf('departure'), valueOf('return'), t('search.selectDate')),
    ...(valueOf('return') === '' ? [t('search.oneWay')] : []),
    ...partyWords(valueOf, t),
  ],
  read,
  facets: [
    facetOf('flight', (flight) => [stopsOf(flight)], codes('stops', 'stopBands', ['0', '1', '2'])),
    nameFacet('flight', 'airline', ({ airline }) => airline.name),
    facetOf('flight', ({ legs }) => timeBand(legs[0]?.departure ?? ''), codes('departure', 'timeBands', TIMES)),
    facetOf('flight', ({ cabin }) => [cabin], codes('cabin', 'cabins', ['economy', 'premium', 'business'])),
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'shortest', 'earliest'],
  figures: {
    shortest: ({ legs }) => legs.reduce((sum, leg) => sum + (leg.durationMinutes ?? 0), 0),
    earliest: ({ legs: [first] }) => figureOfTime(first?.departure ?? ''),
  },
  facts: ({ cabinBags }, { t }) => [{ icon: Briefcase, text: t('count.cabinBags', { count: cabinBags }) }],
  lines: ({ legs, airline, party: travellers }, { t, time, party }) => [
    ...legs.map((leg) => ({
      label: `${leg.from} → ${leg.to}`,
      value: `${time(leg.departure)} – ${leg.arrival.slice(11, 16)}`,
    })),
    { label: t('facets.airline'), value: airline.name },
    { label: t('search.travellers'), value: party(travellers) },
  ],
  when: ({ legs: [there, back] }, { days }) =>
    days(there?.departure.slice(0, 10) ?? '', back?.departure.slice(0, 10) ?? ''),
  priceNote: partyNote,
  travellers: ({ party }) => travellersIn(party),
  choosesPeople: false,
};

function stopsOf({ legs }: FlightOffer): string {
  return String(Math.min(2, Math.max(0, ...legs.map(({ stops }) => stops.length))));
}

/** The part of the day of a time: before 6, before 12, before 18, later. */
function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [TIMES[Math.floor(Number(hour) / 6)] ?? 'evening'];
}

/** An airport's label, as in its suggestions. */
function called(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}

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

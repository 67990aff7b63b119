import { dayOf, isBefore, lastDay } from '../../../kit/format/days.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { guestValues, mayTravel } from './guest-values.ts';

const AIRPORT = /^[A-Z]{3}$/;

/** A flight; by default tomorrow, and back a week later. Without a return day it is one way. @see rules §3 */
export const flightSearch: SearchPlan = {
  defaults({ today, defaultGuests }) {
    const departure = today.add({ days: 1 });
    return {
      from: '',
      fromName: '',
      to: '',
      toName: '',
      departure: departure.toString(),
      return: departure.add({ days: 7 }).toString(),
      ...guestValues(defaultGuests.flight),
    };
  },
  problems(values, { today }) {
    const [departure, back] = [dayOf(values['departure']), dayOf(values['return'])];
    const oneWay = (values['return'] ?? '') === '';
    return {
      ...(AIRPORT.test(values['from'] ?? '') ? {} : { fromName: 'airport' }),
      ...(AIRPORT.test(values['to'] ?? '') ? {} : { toName: 'airport' }),
      ...(AIRPORT.test(values['to'] ?? '') && values['from'] === values['to'] ? { toName: 'sameAirport' } : {}),
      ...(departure === null || isBefore(departure, today) || isBefore(lastDay(today), departure)
        ? { departure: 'day' }
        : {}),
      ...(oneWay || (back !== null && (departure === null || !isBefore(back, departure)))
        ? {}
        : { return: 'returnFlight' }),
      ...(mayTravel(values) ? {} : { adults: 'travellers' }),
    };
  },
  call(values) {
    return {
      from: values['from'],
      to: values['to'],
      departure: values['departure'],
      return: values['return'] || undefined,
      adults: values['adults'],
      children: values['children'],
      infants: values['infants'],
    };
  },
};

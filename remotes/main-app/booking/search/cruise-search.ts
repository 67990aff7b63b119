import type { SearchPlan } from '../product/search-plan.ts';
import { guestValues, mayTravel } from './guest-values.ts';

/** A cruise; by default any line in any month. @see rules §3 */
export const cruiseSearch: SearchPlan = {
  defaults: ({ defaultGuests }) => ({ shipLine: '', month: '', ...guestValues(defaultGuests.cruise) }),
  problems(values, { today }) {
    const month = values['month'] ?? '';
    return {
      ...(/^[\w -]{0,64}$/.test(values['shipLine'] ?? '') ? {} : { shipLine: 'shipLine' }),
      ...(month === '' || (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= monthOf(today)) ? {} : { month: 'month' }),
      ...(mayTravel(values) ? {} : { adults: 'travellers' }),
    };
  },
  call(values) {
    return {
      shipLine: values['shipLine'] || undefined,
      month: values['month'] || undefined,
      adults: values['adults'],
      children: values['children'],
      infants: values['infants'],
    };
  },
};

function monthOf(day: Temporal.PlainDate): string {
  return day.toPlainYearMonth().toString();
}

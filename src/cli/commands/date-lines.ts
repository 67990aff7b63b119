import * as v from 'valibot';
import { DEAL_PRODUCTS, type DealProduct } from '../../domain/deals/deal-tab.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { DEAL_TIME, defaultActivityDate, defaultCarRental, defaultHotelStay } from '../../domain/trip/default-dates.ts';
import { formatDateRange } from '../../domain/trip/format-date.ts';

import { todayIn } from '../../domain/trip/today-in.ts';
import { dayField, instantField, languageField, timeZoneField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

/** A range of days as the page shows it; while one end is missing, the English placeholder. */
export const dateRangeLines = lineRule({
  name: 'date-range',
  summary: 'Writes a range of dates as the page shows it.',
  example: { in: { start: '2026-02-03', end: '2026-02-04' }, out: { text: 'Feb 03, 2026 | Feb 04, 2026' } },
  line: v.object({ start: dayField, end: dayField, language: languageField }),
  process: ({ start, end, language }) => ({ text: formatDateRange(start, end, language) }),
});

/** The dates that deals are searched for (rules 9.2); local to the place, so without an offset. */
export const dealDatesLines = lineRule({
  name: 'deal-dates',
  summary: 'Prints for which dates deals are searched before a traveller has chosen any.',
  example: {
    in: { now: '2026-02-03T20:30:00Z', timeZone: 'Asia/Dubai', product: 'hotel', disallowSameDay: false },
    out: { checkIn: '2026-02-05', checkOut: '2026-02-06', checkInTime: '11:00' },
  },
  line: v.object({
    now: instantField,
    timeZone: timeZoneField,
    product: v.picklist(DEAL_PRODUCTS, 'hotel, activity or car'),
    disallowSameDay: v.optional(v.boolean('true or false'), false),
  }),
  process: ({ now, timeZone, product, disallowSameDay }) => datesOf(product, todayIn(now, timeZone), disallowSameDay),
});

function datesOf(product: DealProduct, today: Temporal.PlainDate, sameDayDisallowed: boolean): object {
  switch (product) {
    case 'hotel': {
      const { checkIn, checkOut } = defaultHotelStay(today, sameDayDisallowed);
      return { checkIn: checkIn.toString(), checkOut: checkOut.toString(), checkInTime: DEAL_TIME };
    }
    case 'activity':
      return { date: defaultActivityDate(today, sameDayDisallowed).toString() };
    case 'car': {
      const rental = defaultCarRental(today, sameDayDisallowed);
      return { pickUp: formatMinutes(rental.pickUp), return: formatMinutes(rental.return) };
    }
    default:
      return assertNever(product);
  }
}

function formatMinutes(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' });
}

import { formatDateRange } from '@livery/contract/trip/format-date';
import * as v from 'valibot';
import { DEAL_PRODUCTS, tabForProduct } from '../../domain/deals/deal-tab.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import { dayField, instantField, languageField, timeZoneField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';
import { DEAL_KINDS, DEAL_NOUNS } from '../deals/deal-kind.ts';

/** A date range as the page shows it; the English placeholder if a date is missing. */
export const dateRangeLines = lineRule({
  name: 'date-range',
  summary: 'Writes a range of dates as the page shows it.',
  example: { in: { start: '2026-02-03', end: '2026-02-04' }, out: { text: 'Feb 03, 2026 | Feb 04, 2026' } },
  line: v.object({ start: dayField, end: dayField, language: languageField }),
  process: ({ start, end, language }) => ({ text: formatDateRange(start, end, language) }),
});

/** The dates that deals are searched for (rules 9.2): local dates of the place, so without an offset. */
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
    product: v.picklist(DEAL_PRODUCTS, DEAL_NOUNS),
    disallowSameDay: v.optional(v.boolean('true or false'), false),
  }),
  process: ({ now, timeZone, product, disallowSameDay }) =>
    DEAL_KINDS[tabForProduct(product)].dates(todayIn(now, timeZone), disallowSameDay),
});

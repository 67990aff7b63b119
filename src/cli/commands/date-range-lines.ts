import * as v from 'valibot';
import { formatDateRange } from '../../domain/trip/format-date.ts';
import { languageField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';
import { dayField } from '../batch/time-fields.ts';

/** A range of days as the page shows it; while one end is missing, the English placeholder. */
export const dateRangeLines = lineRule({
  name: 'date-range',
  summary: 'Writes a range of dates as the page shows it.',
  example: { in: { start: '2026-02-03', end: '2026-02-04' }, out: { text: 'Feb 03, 2026 | Feb 04, 2026' } },
  line: v.object({ start: dayField, end: dayField, language: languageField }),
  answer: ({ start, end, language }) => ({ text: formatDateRange(start, end, language) }),
});

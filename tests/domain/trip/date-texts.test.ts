import { test } from '@fast-check/vitest';
import { LANGUAGES } from '@livery/contract/market/language';
import { formatDate, formatDateRange } from '@livery/contract/trip/format-date';
import { isoDate, isoDateTime, parseDate } from '@livery/contract/trip/iso-date';
import { anyDay, anyHostileText, anyLanguage } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

const thirdDate = Temporal.PlainDate.from('2026-02-03');
const fourthOfFebruary = Temporal.PlainDate.from('2026-02-04');

// @rule 9.4
describe('formatDate: "MMM DD, YYYY" in English (rules 9.4)', () => {
  it.each([
    ['en', 'Feb 03, 2026'],
    ['pt', '03 de fev. de 2026'],
    ['es', '03 feb 2026'],
    ['da', '03. feb. 2026'],
    ['no', '03. feb. 2026'],
    ['de', '03. Feb. 2026'],
    ['ar', '03 فبراير 2026'],
    ['fr', '03 févr. 2026'],
    ['sv', '03 feb. 2026'],
  ] as const)('is exact in English, and in each language’s own order elsewhere: %s, %s', (language, text) => {
    expect(formatDate(thirdDate, language)).toBe(text);
  });

  it('names every month of the year', () => {
    const names = Array.from({ length: 12 }, (_, month) =>
      formatDate(thirdDate.with({ month: month + 1 }), 'en').slice(0, 3),
    );
    expect(names.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it.each(LANGUAGES)('names each month of %s in its own way', (language) => {
    const days = Array.from({ length: 12 }, (_, month) => formatDate(thirdDate.with({ month: month + 1 }), language));
    expect(new Set(days).size).toBe(12);
    for (const text of days) expect(text).toMatch(/03.* 2026$/);
  });

  it('makes the formatters of a language only once', () => {
    const firstText = formatDate(thirdDate, 'sv');
    const dateTimeFormat = vi.spyOn(Intl, 'DateTimeFormat');
    expect(formatDate(thirdDate, 'sv')).toBe(firstText);
    expect(dateTimeFormat).not.toHaveBeenCalled();
    dateTimeFormat.mockRestore();
  });

  it('writes years with four digits', () => {
    expect(formatDate(thirdDate.with({ year: 26 }), 'en')).toBe('Feb 03, 0026');
  });

  test.prop([anyDay, anyLanguage])(
    'has two digits for the day, a named month and four digits for the year, in any language on any day',
    (day, language) => {
      const text = formatDate(day, language);
      expect(
        text
          .match(/\d+/g)
          ?.map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual([day.day, day.year]);
      expect(text).toMatch(language === 'en' ? /^[A-Z][a-z]{2} \d\d, \d{4}$/ : /^\d\d\D+\d{4}$/);
      expect(text).toMatch(/\p{L}{3}/u);
    },
  );
});

// @rule 9.4
describe('formatDateRange: "start | end", else "Select date" (rules 9.4)', () => {
  it('shows both days', () => {
    expect(formatDateRange(thirdDate, fourthOfFebruary, 'en')).toBe('Feb 03, 2026 | Feb 04, 2026');
    expect(formatDateRange(thirdDate, fourthOfFebruary, 'de')).toBe('03. Feb. 2026 | 04. Feb. 2026');
    expect(formatDateRange(thirdDate, fourthOfFebruary, 'fr')).toBe('03 févr. 2026 | 04 févr. 2026');
  });

  it('shows the placeholder while a day is missing, in English where no other is given', () => {
    expect(formatDateRange(undefined, undefined, 'en')).toBe('Select date');
    expect(formatDateRange(thirdDate, undefined, 'en')).toBe('Select date');
    expect(formatDateRange(undefined, fourthOfFebruary, 'en')).toBe('Select date');
    expect(formatDateRange(undefined, undefined, 'de', 'Datum wählen')).toBe('Datum wählen');
  });
});

// @rule 7.8, 7.10
describe('isoDate and isoDateTime: the wire form of dates (rules 7.10)', () => {
  it('write a day as YYYY-MM-DD and a local time as YYYY-MM-DDTHH:mm:ss', () => {
    expect(isoDate(thirdDate)).toBe('2026-02-03');
    expect(isoDateTime(thirdDate.toPlainDateTime('11:00'))).toBe('2026-02-03T11:00:00');
    expect(isoDateTime(thirdDate.toPlainDateTime('11:00:01.999'))).toBe('2026-02-03T11:00:01');
  });
});

describe('parseDate', () => {
  it.each([
    '2026-02-03',
    ' 2026-02-03\n',
    '2026-02-03T11:00',
    '2026-02-03T23:59:59.999Z',
    '2026-02-03T23:59:59-11:00',
    '2026-02-03T00:00:00+1400',
  ])('reads the day of %j', (text) => {
    expect(parseDate(text)?.toString()).toBe('2026-02-03');
  });

  it('knows leap days', () => {
    expect(parseDate('2024-02-29')?.toString()).toBe('2024-02-29');
  });

  it.each([
    ['days that there are not', ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-01-00']],
    ['another count of digits', ['2026-2-3', '20260203', '26-02-03', '12026-02-03', '2026-02-031']],
    ['other notations', ['2026/02/03', 'Feb 03, 2026', '2026-02-03[u-ca=hebrew]', '', 'undefined']],
    ['other texts around', ['on 2026-02-03', '2026-02-03 or so', '2026-02-03T11:00 or so', '2026-02-03T11:00Zulu']],
    ['half a time', ['2026-02-03T']],
  ])('does not read %s: %j', (_, texts) => {
    expect(texts.filter((text) => parseDate(text) !== undefined)).toEqual([]);
  });

  test.prop([anyDay])('reads back every day that is written', (day) => parseDate(isoDate(day))?.equals(day) === true);

  test.prop([fc.oneof(anyHostileText, fc.stringMatching(/^\d{4}-\d\d-\d\d(T[\d:.]{0,8}Z?)?$/))])(
    'throws at no text',
    (text) => {
      const day = parseDate(text);
      if (day !== undefined) expect(text).toContain(isoDate(day));
    },
  );
});

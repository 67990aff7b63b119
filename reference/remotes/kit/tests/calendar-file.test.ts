import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, foldLine } from '../booking/calendar-file.ts';

const STAY: CalendarEvent = {
  id: 'LV-7K2M9Q-1',
  summary: 'Hotel Alcove; Lisbon, "old town"',
  location: 'Lisbon, Portugal',
  description: 'Reference number: LV-7K2M9Q\nC:\\trips',
  start: '2026-12-01',
  end: '2026-12-03',
};
const OPTIONS = { producer: 'Aurora, Travel', host: 'aurora.example', now: new Date('2026-11-21T08:09:10.500Z') };

const fileOf = (event: Partial<CalendarEvent>) => calendarFile([{ ...STAY, ...event }], OPTIONS);
const byteCount = (text: string) => new TextEncoder().encode(text).length;

/** The unfolded lines of a file. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '');

/** Reads an escaped text, as calendars do. */
const unescapeText = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('a calendar file', () => {
  it('has a stay as days, and everything that RFC 5545 requires', () => {
    expect(linesOf(fileOf({}))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aurora\\, Travel//Livery//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:LV-7K2M9Q-1@aurora.example',
      'DTSTAMP:20261121T080910Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261203',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Hotel Alcove\\; Lisbon\\, "old town"',
      'LOCATION:Lisbon\\, Portugal',
      'DESCRIPTION:Reference number: LV-7K2M9Q\\nC:\\\\trips',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    [{ start: '2026-12-01T11:00', end: '2026-12-03T09:30:00' }, ['DTSTART:20261201T110000', 'DTEND:20261203T093000']],
    [{ start: '2026-12-01T23:40:00', end: '', minutes: 95 }, ['DTSTART:20261201T234000', 'DURATION:PT95M']],
    [{ start: '2026-12-01T11:00', end: '2026-12-01T10:00' }, ['DTSTART:20261201T110000']],
    [{ start: '2026-12-01', end: '2026-12-01' }, ['DTSTART;VALUE=DATE:20261201']],
  ])('has the times of %j by the clock of the place, without a zone', (event, expected) => {
    expect(linesOf(fileOf(event)).filter((line) => /^(DT(START|END)|DURATION)/.test(line))).toEqual(expected);
  });

  it.each([
    // A person who opens the file in Paris sees 13:55 there, which is 07:55 in New York.
    [
      { start: '2026-12-17T07:55', end: '', minutes: 450, zone: 'America/New_York' },
      ['DTSTART:20261217T125500Z', 'DURATION:PT450M'],
    ],
    [
      { start: '2026-03-28T11:00:00', end: '2026-03-30T09:30', zone: 'Europe/Lisbon' },
      ['DTSTART:20260328T110000Z', 'DTEND:20260330T083000Z', 'TRANSP:TRANSPARENT'],
    ],
    [
      { start: '2026-12-01T11:00', end: '2026-12-01T11:30', zone: 'Europe/Madrid', endZone: 'Europe/Lisbon' },
      ['DTSTART:20261201T100000Z', 'DTEND:20261201T113000Z'],
    ],
    [{ start: '2026-12-01T11:00', end: '', zone: 'Atlantis/Port' }, ['DTSTART:20261201T110000']],
    [
      { start: '2026-12-01T11:00', end: '2026-12-03T09:30', zone: '' },
      ['DTSTART:20261201T110000', 'DTEND:20261203T093000', 'TRANSP:TRANSPARENT'],
    ],
  ])('has the times of %j at their instants, wherever the calendar is', (event, expected) => {
    expect(linesOf(fileOf(event)).filter((line) => /^(DT(START|END)|DURATION|TRANSP)/.test(line))).toEqual(expected);
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string()])(
    'is read back as it was written, whatever its texts',
    (summary, location, description) => {
      const file = fileOf({ summary, location, description });
      const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
      expect(unescapeText(valueOf(file, 'SUMMARY') ?? '')).toBe(clean(summary));
      expect(unescapeText(valueOf(file, 'LOCATION') ?? '')).toBe(clean(location));
      expect(unescapeText(valueOf(file, 'DESCRIPTION') ?? '')).toBe(clean(description));
    },
  );

  test.prop([fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 })])(
    'has lines of 75 octets at most, each ended by CRLF, and no entry more than it was given',
    (summaries) => {
      const file = calendarFile(
        summaries.map((summary, index) => ({ ...STAY, id: String(index), summary })),
        OPTIONS,
      );
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(file.split('\r\n').every((line) => byteCount(line) <= 75)).toBe(true);
      expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(summaries.length);
    },
  );

  test.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])('folds between characters, and loses none', (text) => {
    const line = escapeText(text);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine(line)).not.toContain('\uFFFD'.repeat(2));
  });
});

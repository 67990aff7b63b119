/** An entry of a calendar. */
export interface CalendarEvent {
  /** The same each time that the entry is exported; without the host. */
  readonly id: string;
  readonly summary: string;
  /** The place; the empty text for none. */
  readonly location: string;
  readonly description: string;
  /** A day, `2026-02-03`, or a local time at the place, `2026-02-03T11:00`. */
  readonly start: string;
  /** For a day, the day after the last one; for a time, the local time at which it ends. */
  readonly end?: string;
  /** The duration, if the end is in another time zone, as for a flight. */
  readonly minutes?: number;
  /** The time zone of the start (IANA), and that of the end if it is different; empty if unknown. */
  readonly zone?: string;
  readonly endZone?: string;
}

interface FileOptions {
  /** The program that wrote the file. */
  readonly producer: string;
  /** The site's host, which makes the ids of entries unique. */
  readonly host: string;
  readonly now: Date;
}

/** A calendar file by RFC 5545. */
export function calendarFile(events: readonly CalendarEvent[], { producer, host, now }: FileOptions): string {
  const stamp = `${toBasicFormat(now.toISOString().slice(0, 19))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//Livery//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(`${event.id}@${host}`)}`,
      `DTSTAMP:${stamp}`,
      ...timeLines(event),
      `SUMMARY:${escapeText(event.summary)}`,
      ...optionalLine('LOCATION', event.location),
      ...optionalLine('DESCRIPTION', event.description),
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** An end that isn't later than the start is left out: no calendar reads such an entry. */
function timeLines({ start, end = '', minutes = 0, zone = '', endZone = zone }: CalendarEvent): readonly string[] {
  const isDay = start.length === DAY_LENGTH;
  const [starts, ends] = [parseInstant(start, zone), parseInstant(end, endZone)];
  const isKnown = starts !== null && (ends !== null || end === '');
  const line = (name: string, value: string, instant: Temporal.Instant | null) =>
    isDay
      ? `${name};VALUE=DATE:${toBasicFormat(value)}`
      : `${name}:${isKnown && instant !== null ? toBasicFormat(instant.toString({ smallestUnit: 'second' })) : calendarTime(value)}`;
  const isLater = isKnown && ends !== null ? Temporal.Instant.compare(ends, starts) > 0 : end > start;
  const lastsDays = isLater && end.slice(0, DAY_LENGTH) > start.slice(0, DAY_LENGTH);
  return [
    line('DTSTART', start, starts),
    ...(!isDay && minutes > 0 ? [`DURATION:PT${minutes}M`] : isLater ? [line('DTEND', end, ends)] : []),
    // An entry of several days, such as a stay or a rental car, doesn't mark the whole time as busy.
    ...(isDay || (minutes === 0 && lastsDays) ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The instant of a local time in a zone: calendars read a time without a zone as their owner's local time. */
function parseInstant(value: string, zone: string): Temporal.Instant | null {
  if (zone === '' || value.length <= DAY_LENGTH) return null;
  try {
    return Temporal.PlainDateTime.from(value).toZonedDateTime(zone).toInstant();
  } catch {
    // Not a time, or a zone that this browser doesn't know.
    return null;
  }
}

/** A local time: `20260203T110000`. */
function calendarTime(value: string): string {
  return toBasicFormat(value.length === 'YYYY-MM-DDTHH:mm'.length ? `${value}:00` : value);
}

function toBasicFormat(value: string): string {
  return value.replaceAll(/[-:]/g, '');
}

function optionalLine(name: string, value: string): readonly string[] {
  return value === '' ? [] : [`${name}:${escapeText(value)}`];
}

/** A text within a line: special characters are escaped, and other control characters removed. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const MAX_LINE_OCTETS = 75;

/**
 * Splits a line into parts of at most 75 octets of UTF-8, between characters; each further part begins with a blank.
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function countOctets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

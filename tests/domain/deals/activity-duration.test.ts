import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityDuration } from '../../../src/domain/deals/activity-duration.ts';
import { durationParts } from '../../../src/domain/deals/duration-parts.ts';

// @rule 3.7
describe('activityDuration (rules §3, activity deal)', () => {
  it.each([
    [150, 150],
    [0.5, 1],
    [90.4, 90],
    ['150', 150],
    [' 45 ', 45],
    ['PT45M', 45],
    ['PT2H', 120],
    ['PT2H30M', 150],
    ['P1D', 1440],
    ['P1DT1H5M', 1505],
    ['pt90m', 90],
  ])('reads %j as %s minutes', (value, minutes) => {
    expect(activityDuration(value)).toEqual({ kind: 'minutes', minutes });
  });

  it.each([
    '2 hours',
    'Flexible',
    '2h 30',
    '1.5',
    'PT2H or so',
    'about PT2H',
    '1234567',
    'P1Y',
    '150 min',
    '-5',
    'x150',
  ])('keeps %j in its own words', (text) => {
    expect(activityDuration(text)).toEqual({ kind: 'words', words: text });
  });

  it('takes blanks off words', () => {
    expect(activityDuration('  half a day ')).toEqual({ kind: 'words', words: 'half a day' });
  });

  it.each([null, '', '  ', 0, 0.4, -5, Number.NaN, Infinity, '0', 'P', 'PT', 'PT0M'])('is nothing for %j', (value) => {
    expect(activityDuration(value)).toBeNull();
  });

  test.prop([fc.nat(99), fc.nat(23), fc.integer({ min: 1, max: 59 })])(
    'reads back every duration that is given in days, hours and minutes',
    (days, hours, minutes) => {
      const text = `P${days}DT${hours}H${minutes}M`;
      expect(activityDuration(text)).toEqual({ kind: 'minutes', minutes: (days * 24 + hours) * 60 + minutes });
    },
  );
});

// @rule 3.7
describe('durationParts', () => {
  it.each([
    [45, { days: 0, hours: 0, minutes: 45 }],
    [59, { days: 0, hours: 0, minutes: 59 }],
    [60, { days: 0, hours: 1, minutes: 0 }],
    [150, { days: 0, hours: 2, minutes: 30 }],
    [1439, { days: 0, hours: 23, minutes: 59 }],
    [1440, { days: 1, hours: 0, minutes: 0 }],
    [1565, { days: 1, hours: 2, minutes: 5 }],
  ])('shows %s minutes as %j', (minutes, parts) => {
    expect(durationParts(minutes)).toEqual(parts);
  });

  test.prop([fc.nat()])('adds up again, with hours of a day and minutes of an hour', (total) => {
    const { days, hours, minutes } = durationParts(total);
    expect((days * 24 + hours) * 60 + minutes).toBe(total);
    expect(hours < 24 && minutes < 60).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationParts } from '../../../src/domain/deals/activity-duration.ts';

describe('durationParts', () => {
  it.each([
    [45, { days: 0, hours: 0, minutes: 45 }],
    [59, { days: 0, hours: 0, minutes: 59 }],
    [60, { days: 0, hours: 1, minutes: 0 }],
    [150, { days: 0, hours: 2, minutes: 30 }],
    [1439, { days: 0, hours: 23, minutes: 59 }],
    [1440, { days: 1, hours: 0, minutes: 0 }],
    [1565, { days: 1, hours: 2, minutes: 5 }],
  ])('tells %s minutes as %j', (minutes, parts) => {
    expect(durationParts(minutes)).toEqual(parts);
  });

  it('adds up again, with hours of a day and minutes of an hour', () => {
    fc.assert(
      fc.property(fc.nat(), (total) => {
        const { days, hours, minutes } = durationParts(total);
        expect((days * 24 + hours) * 60 + minutes).toBe(total);
        expect(hours < 24 && minutes < 60).toBe(true);
      }),
    );
  });
});

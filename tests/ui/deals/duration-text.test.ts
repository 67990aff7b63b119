import { describe, expect, it } from 'vitest';
import { durationText } from '../../../src/ui/deals/cards/activity-deal-card.tsx';

const minutesDuration = (count: number) => ({ kind: 'minutes', minutes: count }) as const;

describe('how long an activity takes', () => {
  it('is shown in days, hours and minutes, without zeros', () => {
    expect(durationText(minutesDuration(45), 'en')).toBe('45 min');
    expect(durationText(minutesDuration(120), 'en')).toBe('2 hr');
    expect(durationText(minutesDuration(1565), 'en')).toBe('1 day 2 hr 5 min');
  });

  it('is shown in the traveller’s language', () => {
    expect(durationText(minutesDuration(150), 'de')).toBe('2 Std. 30 Min.');
    expect(durationText(minutesDuration(150), 'ar')).toMatch(/^2 .+ 30 .+$/);
  });

  it('stays in the back end’s own words', () => {
    expect(durationText({ kind: 'words', words: 'all summer' }, 'fr')).toBe('all summer');
  });
});

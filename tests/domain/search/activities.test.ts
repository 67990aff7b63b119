import { activitySearch } from '@livery/contract/search/activity-search';
import { describe, expect, it } from 'vitest';
import { ANY_DAY, NOT_TODAY } from './search-needs.ts';

const DAY = { place: 'Lisbon', latitude: '38.7223', longitude: '-9.1393', date: '2026-12-01' };

describe('a search for activities', () => {
  it('begins without a place, tomorrow', () => {
    expect(activitySearch.defaults(ANY_DAY)).toEqual({ place: '', latitude: '', longitude: '', date: '2026-11-22' });
  });

  it('needs a place and a day that can be booked', () => {
    expect(activitySearch.problems(DAY, ANY_DAY)).toEqual({});
    expect(activitySearch.problems({ ...DAY, latitude: '' }, ANY_DAY)).toEqual({ place: 'place' });
    expect(activitySearch.problems({ ...DAY, date: '2026-11-20' }, ANY_DAY)).toEqual({ date: 'day' });
    expect(activitySearch.problems({}, ANY_DAY)).toEqual({ place: 'place', date: 'day' });
  });

  it('is for tomorrow at the earliest where there are no bookings for the same day', () => {
    const today = { ...DAY, date: '2026-11-21' };
    expect(activitySearch.problems(today, ANY_DAY)).toEqual({});
    expect(activitySearch.problems(today, NOT_TODAY)).toEqual({ date: 'day' });
  });
});

import { describe, expect, it } from 'vitest';
import { defaultCarSearch } from '../../../src/domain/deals/default-searches.ts';

const today = Temporal.PlainDate.from('2026-12-30');
const airport = { latitude: 25.25, longitude: 55.36 };

describe('defaultCarSearch (specification §9): "driver age 25, residence US, pickup tomorrow, return the next day"', () => {
  it.each([
    { sameDayDisallowed: false, pickUp: '2026-12-31T11:00:00', back: '2027-01-01T11:00:00' },
    { sameDayDisallowed: true, pickUp: '2027-01-02T11:00:00', back: '2027-01-03T11:00:00' },
  ])('drives from $pickUp to $back where same-day booking disallowed is $sameDayDisallowed', (rule) => {
    const search = defaultCarSearch({
      today,
      sameDayDisallowed: rule.sameDayDisallowed,
      where: airport,
      searchString: 'Dubai',
    });
    expect(search.pickUp.at.toString()).toBe(rule.pickUp);
    expect(search.return.at.toString()).toBe(rule.back);
  });

  it('fetches the car at the airport and brings it back there', () => {
    const search = defaultCarSearch({ today, sameDayDisallowed: false, where: airport, searchString: 'Dubai' });
    expect(search).toMatchObject({
      age: 25,
      countryOfResidence: 'US',
      pickUp: { place: airport },
      return: { place: airport },
      searchString: 'Dubai',
    });
  });
});

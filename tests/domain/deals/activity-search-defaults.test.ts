import { describe, expect, it } from 'vitest';
import { defaultActivitySearch } from '../../../src/domain/deals/default-searches.ts';

const today = Temporal.PlainDate.from('2026-12-30');
const where = { latitude: 25.2, longitude: 55.3 };

describe('defaultActivitySearch (specification §7 and §9)', () => {
  it.each([
    { sameDayDisallowed: false, date: '2026-12-31' },
    { sameDayDisallowed: true, date: '2027-01-03' },
  ])('asks around the place on $date where same-day booking disallowed is $sameDayDisallowed', (rule) => {
    const { date, ...search } = defaultActivitySearch({ today, sameDayDisallowed: rule.sameDayDisallowed, where });
    expect(date.toString()).toBe(rule.date);
    expect(search).toEqual({ latitude: 25.2, longitude: 55.3 });
  });
});

import { GUEST_NAMES, nextFlightsIn, flightSearch as searchPlan } from '@livery/remote/search';
import { partyWords } from '../product/party.ts';
import type { ProductSearch } from '../product/search-plan.ts';
import { picked } from '../search/picked.ts';

export const flightSearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => picked(values, ['from', 'to', 'departure', 'return', 'next', ...GUEST_NAMES]),
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: called(first, query['from']),
    toName: called(second, query['to']),
  }),
  summary: (valueOf, { t, days }) => [
    `${valueOf('fromName') || valueOf('from')} → ${valueOf('toName') || valueOf('to')}`,
    days(valueOf('departure'), valueOf('return'), t('search.selectDate')),
    ...(valueOf('return') === '' && valueOf('next') === '' ? [t('search.oneWay')] : []),
    ...(nextFlightsIn(valueOf('next')) ?? []).map(({ from, to }) => `${from} → ${to}`),
    ...partyWords(valueOf, t),
  ],
};

/** An airport's label, as in its suggestions. */
function called(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}

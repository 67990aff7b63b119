import type { CruiseOffer } from '../offer/offer.ts';
import { partyWords } from '../product/party.ts';
import type { ProductSearch, SearchPlan } from '../product/search-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { GUEST_NAMES, guestValues, mayTravel, pick, problemsOf } from '../search/search-values.ts';

/** A cruise; by default any line in any month. @see rules §3 */
const cruisePlan: SearchPlan = {
  defaults: ({ defaultGuests }) => ({ shipLine: '', month: '', ...guestValues(defaultGuests.cruise) }),
  problems(values, { today }) {
    const { month = '', shipLine = '' } = values;
    const thisMonth = today.toPlainYearMonth().toString();
    return problemsOf({
      shipLine: !/^[\w -]{0,64}$/.test(shipLine) && 'shipLine',
      month: month !== '' && !(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= thisMonth) && 'month',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['shipLine', 'month', ...GUEST_NAMES]),
};

export const cruiseSearch: ProductSearch<CruiseOffer> = {
  plan: cruisePlan,
  searchAgain: ({ query }) => query,
  summary: (valueOf, { t, month }) => [month(valueOf('month')) || t('search.anyMonth'), ...partyWords(valueOf, t)],
  facets: [
    nameFacet('cruise', 'line', ({ line }) => line),
    facetOf('cruise', ({ nights }) => nightsBand(nights), codes('nights', 'nightBands', ['short', 'week', 'long'])),
    nameFacet('cruise', 'port', ({ departurePort }) => departurePort),
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'earliest', 'shortest'],
  figures: { shortest: ({ nights }) => nights, earliest: ({ departure }) => figureOfTime(departure) },
};

/** The band of a cruise's length: up to five nights, about a week, longer. */
function nightsBand(nights: number | null): readonly string[] {
  if (nights === null) return [];
  if (nights <= 5) return ['short'];
  return [nights <= 9 ? 'week' : 'long'];
}

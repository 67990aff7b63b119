import type { AgencyPolicies } from '../../../domain/agency/policies.ts';
import { distanceText } from '../../../domain/deals/distance-text.ts';
import { formatMoney } from '../../../domain/market/format-money.ts';
import { serverText } from '../../../domain/notices/server-text.ts';
import { formatDate, formatDateRange } from '../../../domain/trip/format-date.ts';
import { parseDate } from '../../../domain/trip/iso-date.ts';
import type { Market } from '../../market/market.ts';
import type { Live } from '../../shared/live.ts';
import type { RemoteContext } from '../remote-context.ts';

interface Needs {
  readonly market: Pick<Market, 'language' | 'prices'>;
  readonly policies: Live<AgencyPolicies>;
}

type Formats = Pick<
  RemoteContext,
  'formatMoney' | 'formatCharge' | 'formatDistance' | 'formatDate' | 'formatDateRange'
>;

/** Prices, distances and days as the rest of the page writes them. */
export function formatsOfRemote({ market: { language, prices }, policies }: Needs): Formats {
  return {
    formatMoney: (price, { whole } = {}) => prices.now().display(price, whole),
    formatCharge: (amount) => formatMoney(amount, language.now(), policies.now().englishFormatting),
    formatDistance: (miles) => distanceText(miles, language.now()) ?? '',
    formatDate(day) {
      const date = parseDate(day);
      return date === undefined ? '' : formatDate(date, language.now());
    },
    formatDateRange(start, end, placeholder) {
      const [from, to] = [parseDate(start), parseDate(end)];
      return formatDateRange(from, to, language.now(), serverText(placeholder));
    },
  };
}

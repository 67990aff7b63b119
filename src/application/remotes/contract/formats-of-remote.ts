import type { AgencyPolicies } from '@livery/contract/agency/policies';
import { formatMoney } from '@livery/contract/market/format-money';
import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import type { Live } from '@livery/contract/shared/live';
import { formatDate, formatDateRange } from '@livery/contract/trip/format-date';
import { parseDate } from '@livery/contract/trip/iso-date';
import { distanceText } from '../../../domain/deals/distance-text.ts';
import { serverText } from '../../../domain/notices/server-text.ts';
import type { Market } from '../../market/market.ts';

interface FormatsOfRemoteDependencies {
  readonly market: Pick<Market, 'language' | 'prices'>;
  readonly policies: Live<AgencyPolicies>;
}

type Formatters = Pick<
  RemoteContext,
  'formatMoney' | 'formatCharge' | 'formatDistance' | 'formatDate' | 'formatDateRange'
>;

/** Formats prices, distances and dates as the rest of the page does. */
export function formatsOfRemote({ market: { language, prices }, policies }: FormatsOfRemoteDependencies): Formatters {
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

import { type ChartColumn, ColumnChart } from '@livery/kit/charts/column-chart';
import { localeOf, monthName, useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { MonthFigures } from './agency-figures.ts';

interface Props {
  readonly months: readonly MonthFigures[];
  readonly showsMarkup: boolean;
}

/** Sales by month in the visitor's currency, with the markup for users who may see it. */
export function MonthlyChart({ months, showsMarkup }: Props) {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const language = useLive(useRemote().language);
  const fullName = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const amount = (value: number) => ({ value, text: money({ amount: value, currency: 'USD' }) });
  const columns = months.map(({ month, sales, earned }): ChartColumn => {
    const number = Number(month.slice(5));
    return {
      id: month,
      label: monthName(number, language, 'short'),
      fullLabel: fullName.format(Date.UTC(Number(month.slice(0, 4)), number - 1, 15)),
      whole: amount(sales),
      ...(showsMarkup ? { part: amount(earned) } : {}),
    };
  });
  return (
    <ColumnChart
      label={t('command.byMonth')}
      columns={columns}
      legend={{ whole: t('command.sales'), ...(showsMarkup ? { part: t('command.earned') } : {}) }}
      heading={t('command.month')}
      showTable={t('command.showTable')}
    />
  );
}

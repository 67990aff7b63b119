import { useFormat } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { BadgePercent, CalendarCheck, CalendarClock, CircleDollarSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../common/tiles.tsx';
import type { AgencyFigures } from './agency-figures.ts';

interface Props {
  readonly figures: AgencyFigures;
  readonly showsMarkup: boolean;
}

/** The agency's key figures; amounts are of this month. */
export function FigureGrid({ figures: { upcoming, months }, showsMarkup }: Props) {
  const { t } = useTranslation('account');
  const { money, number } = useFormat();
  const { bookings = 0, sales = 0, earned = 0 } = months.at(-1) ?? {};
  const dollars = (amount: number) => money({ amount, currency: 'USD' });
  const hint = t('command.inThisMonth');
  const figures = [
    { icon: CalendarCheck, label: t('command.thisMonth'), value: number(bookings) },
    { icon: CalendarClock, label: t('command.upcoming'), value: number(upcoming) },
    { icon: CircleDollarSign, label: t('command.sales'), value: dollars(sales), hint },
    ...(showsMarkup ? [{ icon: BadgePercent, label: t('command.earned'), value: dollars(earned), hint }] : []),
  ];
  return (
    <CardGrid label={t('command.figures')}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </CardGrid>
  );
}

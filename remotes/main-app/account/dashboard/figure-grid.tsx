import { BadgePercent, CalendarCheck, CalendarClock, CircleDollarSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { CardGrid } from '../../../kit/cards/card.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Figure } from '../common/figure.tsx';
import type { AgencyTotals } from './agency-figures.ts';

interface Props {
  readonly figures: AgencyTotals;
  readonly profile: Pick<UserProfile, 'isRestrictedAgent'>;
}

/** The agency's key figures; earnings are hidden from restricted agents (rules §6). */
export function FigureGrid({ figures, profile }: Props) {
  const { t } = useTranslation('account');
  const { money, number } = useFormat();
  const { upcoming, thisMonth, sales, earned } = figures;
  const shown = [
    { icon: CalendarCheck, label: t('command.thisMonth'), value: number(thisMonth) },
    { icon: CalendarClock, label: t('command.upcoming'), value: number(upcoming) },
    { icon: CircleDollarSign, label: t('command.sales'), value: dollars(sales), hint: t('command.inThisMonth') },
    ...(profile.isRestrictedAgent
      ? []
      : [
          {
            icon: BadgePercent,
            label: t('command.earned'),
            value: dollars(earned),
            hint: t('command.inThisMonth'),
          },
        ]),
  ];
  return (
    <CardGrid label={t('command.figures')}>
      {shown.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </CardGrid>
  );

  function dollars(amount: number): string {
    return money({ amount, currency: 'USD' });
  }
}

import { BadgePercent, CalendarCheck, CalendarClock, CircleDollarSign } from 'lucide-react';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { CardGrid } from '../../../kit/card-grid.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { Figure } from '../frame/figure.tsx';
import type { Figures } from './figures-of.ts';

interface Props {
  readonly figures: Figures;
  readonly profile: Pick<UserProfile, 'isRestrictedAgent'>;
}

/** How the agency does; what it earns is not for restricted agents (specification §6). */
export function FigureGrid({ figures, profile }: Props) {
  const say = useVoice();
  const { money, number } = useFormat();
  const { upcoming, thisMonth, sales, earned } = figures;
  const shown = [
    { icon: CalendarCheck, label: say('command.thisMonth'), value: number(thisMonth) },
    { icon: CalendarClock, label: say('command.upcoming'), value: number(upcoming) },
    { icon: CircleDollarSign, label: say('command.sales'), value: dollars(sales), hint: say('command.inThisMonth') },
    ...(profile.isRestrictedAgent
      ? []
      : [
          {
            icon: BadgePercent,
            label: say('command.earned'),
            value: dollars(earned),
            hint: say('command.inThisMonth'),
          },
        ]),
  ];
  return (
    <CardGrid label={say('command.figures')}>
      {shown.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </CardGrid>
  );

  function dollars(amount: number): string {
    return money({ amount, currency: 'USD' });
  }
}

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import styles from './subscription.module.css';
import type { Plan } from './subscription-wire.ts';

interface Props {
  readonly plan: Plan;
  /** Whether it is the present plan. */
  readonly running: boolean;
  readonly busy: boolean;
  /** `null` for visitors who may not subscribe. */
  readonly onChoose: (() => void) | null;
}

export function PlanCard({ plan, running, busy, onChoose }: Props) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  return (
    <Card heading={plan.name}>
      {running && (
        <p>
          <Badge tone="success">{t('subscription.running')}</Badge>
        </p>
      )}
      <p className={styles.price}>
        <bdi className={styles.amount}>{format.money(plan.price)}</bdi>{' '}
        {plan.per !== null && t(plan.per === 'month' ? 'subscription.month' : 'subscription.year')}
      </p>
      <ul className={styles.perks}>
        {plan.perks.map((perk) => (
          <li key={perk} className={styles.perk}>
            <Check size={18} aria-hidden="true" />
            <AuthoredText text={perk} />
          </li>
        ))}
      </ul>
      {onChoose !== null && !running && (
        <Button look="primary" whole busy={busy} onClick={onChoose}>
          {t('subscription.choose', { plan: plan.name })}
        </Button>
      )}
    </Card>
  );
}

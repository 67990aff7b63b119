import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../kit/cards/card.tsx';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useMutation } from '../../../kit/data/use-mutation.ts';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { PlanCard } from './plan-card.tsx';
import { Subscribed } from './subscribed.tsx';
import { type Plan, parseSubscription, type Subscription } from './subscription-wire.ts';

interface Props {
  readonly subscription: Subscription;
  readonly onChange: (subscription: Subscription) => void;
}

/** Who may subscribe: those who run the agency (rules §6). */
const MANAGING_ROLES: ReadonlySet<string> = new Set(['AgencyOwner', 'Admin']);

export function Plans({ subscription, onChange }: Props) {
  const { t } = useTranslation(['sign-in', 'kit']);
  const { session } = useRemote();
  const { profile } = useLive(session);
  const mutation = useMutation();
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState('');
  const [chosen, setChosen] = useState(false);
  const { isSubscribed, plan: running, plans } = subscription;
  const mayChoose = MANAGING_ROLES.has(profile?.userType ?? '');
  if (plans.length === 0) return <EmptyState heading={t('subscription.none')} />;
  return (
    <>
      {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
      {isSubscribed && <Subscribed focused={chosen} />}
      {profile !== null && !mayChoose && <Notice>{t('subscription.onlyOwners')}</Notice>}
      <CardGrid label={t('subscription.plans')}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            running={isSubscribed && plan.id === running}
            busy={mutation.busy}
            onChoose={mayChoose ? () => void choose(plan) : null}
          />
        ))}
      </CardGrid>
      <p>
        <small>{t('subscription.noPayment')}</small>
      </p>
    </>
  );

  async function choose({ id }: Plan) {
    setRefusal('');
    const response = await mutation.run({ method: 'POST', path: '/api/reference/subscription', body: { plan: id } });
    const changed = response.ok ? parseSubscription(response.value) : undefined;
    setChosen(changed !== undefined);
    if (changed !== undefined) onChange(changed);
    else setRefusal(response.ok ? t('kit:failure.other') : failureText(response.error));
  }
}

import {
  AuthoredText,
  ButtonLink,
  Page,
  QueryResult,
  useFailureText,
  useFormat,
  useMutation,
  useQuery,
  useRemote,
} from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { buttonClass } from '@livery/ui/button-class';
import { Card, CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Check, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './subscription.module.css';
import { type Plan, parseSubscription, type Subscription } from './subscription-wire.ts';

const SUBSCRIPTION_CALL = { method: 'GET', path: '/api/reference/subscription' } as const;

/** `/subscription`, to which the owner of an agency without a subscription is redirected (rules §2 and §6). */
export function SubscriptionScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, session } = useRemote();
  const { signedIn } = useLive(session);
  // A visitor's call would return 401, which signs the user out.
  const query = useQuery(signedIn ? SUBSCRIPTION_CALL : null, parseSubscription);
  return (
    <Page title={t('subscription.title')} lead={t('subscription.lead', { agency: agency.name })}>
      {signedIn ? (
        <QueryResult query={query} loading={<Skeleton shape="cards" count={3} />}>
          {(subscription) => <Plans subscription={subscription} onChange={query.setValue} />}
        </QueryResult>
      ) : (
        <EmptyState
          icon={LockKeyhole}
          heading={t('subscription.visitor')}
          actions={
            <ButtonLink variant="primary" to="/login?redirect=/subscription">
              {t('logIn.action')}
            </ButtonLink>
          }
        >
          <p>{t('subscription.visitorHint')}</p>
        </EmptyState>
      )}
    </Page>
  );
}

interface Props {
  readonly subscription: Subscription;
  readonly onChange: (subscription: Subscription) => void;
}

/** Whether the user may subscribe: owners and administrators (rules §6). */
const MANAGING_ROLES: ReadonlySet<string> = new Set(['AgencyOwner', 'Admin']);

function Plans({ subscription, onChange }: Props) {
  const { t } = useTranslation(['sign-in', 'ui']);
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
      {isSubscribed && <SubscribedNote focused={chosen} />}
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
    const changedSubscription = response.ok ? parseSubscription(response.value) : undefined;
    setChosen(changedSubscription !== undefined);
    if (changedSubscription !== undefined) onChange(changedSubscription);
    else setRefusal(response.ok ? t('ui:failure.other') : failureText(response.error));
  }
}

interface PlanCardProps {
  readonly plan: Plan;
  /** Whether it is the current plan. */
  readonly running: boolean;
  readonly busy: boolean;
  /** `null` for visitors who may not subscribe. */
  readonly onChoose: (() => void) | null;
}

function PlanCard({ plan, running, busy, onChoose }: PlanCardProps) {
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
        <span>{plan.per !== null && t(plan.per === 'month' ? 'subscription.month' : 'subscription.year')}</span>
      </p>
      <ul role="list" className={styles.perks}>
        {plan.perks.map((perk) => (
          <li key={perk} className={styles.perk}>
            <Check size={18} aria-hidden="true" />
            <AuthoredText text={perk} />
          </li>
        ))}
      </ul>
      {onChoose !== null && !running && (
        <Button variant="primary" fullWidth busy={busy} onClick={onChoose}>
          {t('subscription.choose', { plan: plan.name })}
        </Button>
      )}
    </Card>
  );
}

/**
 * The agency has a plan.
 *
 * @param props.focused whether to take the focus, because the button that had it was removed
 */
function SubscribedNote({ focused }: { readonly focused: boolean }) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="success"
        // A full page load, because the shell has to reload the subscription.
        action={
          <a href="/" className={buttonClass('primary')}>
            {t('subscription.start')}
          </a>
        }
      >
        {t('subscription.done', { agency: agency.name })}
      </Notice>
    </div>
  );
}

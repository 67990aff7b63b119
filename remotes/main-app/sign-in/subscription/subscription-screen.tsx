import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { Plans } from './plans.tsx';
import { parseSubscription } from './subscription-wire.ts';

const CALL = { method: 'GET', path: '/api/reference/subscription' } as const;

/**
 * `/subscription`, where the owner of an agency that has not subscribed lands
 * (rules §2 and §6).
 */
export function SubscriptionScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, session } = useRemote();
  const { signedIn } = useLive(session);
  // A visitor's call would be answered with 401, which signs people out.
  const query = useQuery(signedIn ? CALL : null, parseSubscription);
  return (
    <Page title={t('subscription.title')} lead={t('subscription.lead', { agency: agency.name })}>
      {signedIn ? (
        <QueryResult query={query} waiting={<Skeleton shape="cards" count={3} />}>
          {(subscription) => <Plans subscription={subscription} onChange={query.put} />}
        </QueryResult>
      ) : (
        <EmptyState
          icon={LockKeyhole}
          heading={t('subscription.visitor')}
          actions={
            <ButtonLink look="primary" to="/login?redirect=/subscription">
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

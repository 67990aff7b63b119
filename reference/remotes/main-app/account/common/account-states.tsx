import type { CallFailure, Query, UserProfile } from '@livery/remote';
import { addressWith, ButtonLink, FailedState, Page, QueryResult, TabLinks, useRemote } from '@livery/remote';
import { MessageState } from '@livery/ui/message-state';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Hand, LockKeyhole, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TitledState } from '../../item-page.tsx';
import { mayRead, mayWrite } from './permissions.ts';

interface AgentsOnlyProps {
  /** The permission that the page requires (rules 6.1); without one, all agents may see it. */
  readonly feature?: string | undefined;
  /** Whether the page changes data of its feature, so that permission to read isn't enough. */
  readonly writes?: boolean;
  readonly children: (profile: UserProfile) => ReactNode;
}

/**
 * A page for agents who have permission to read its feature, or to change it;
 * others get an explanation; a skeleton is shown until the profile is loaded.
 *
 * @see rules §6
 */
export function AgentsOnly({ feature, writes = false, children }: AgentsOnlyProps) {
  const { t } = useTranslation('account');
  const { session, loadProfile } = useRemote();
  const { signedIn, profile, recognition } = useLive(session);
  if (!signedIn) return <LogInRequiredState />;
  if (profile === null) {
    if (recognition !== 'loading') return <FailedState level={1} heading={t('access.unknown')} onRetry={loadProfile} />;
    return (
      <Page title={t('access.waiting')}>
        <Skeleton shape="rows" />
      </Page>
    );
  }
  if (!profile.isTravelAgent) return <RefusedState />;
  const isGranted = feature === undefined || (writes ? mayWrite : mayRead)(profile, feature);
  return isGranted ? children(profile) : <RefusedState reason={t('access.notGranted')} />;
}

/** A page for signed-in visitors. */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { signedIn } = useLive(useRemote().session);
  return signedIn ? children : <LogInRequiredState />;
}

interface AccountQueryResultProps<T> {
  readonly query: Query<T>;
  /** Shown for a 404 instead of the failure. */
  readonly missing?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The result of an account query: 401 and 403 are explained instead of offering a Retry. */
export function AccountQueryResult<T>({ query, missing, children }: AccountQueryResultProps<T>) {
  return (
    <QueryResult query={query} loading={<Skeleton shape="rows" />} renderFailed={failed}>
      {children}
    </QueryResult>
  );

  function failed(failure: CallFailure): ReactNode {
    const status = refusalStatus(failure);
    if (status === 401) return <LogInRequiredState level={2} />;
    if (status === 403) return <RefusedState level={2} />;
    return status === 404 && missing !== undefined ? missing : <FailedState failure={failure} onRetry={query.retry} />;
  }
}

/** The response status with which the platform refused a call; 0 for any other failure. */
export function refusalStatus(failure: CallFailure): number {
  return failure.kind === 'refused' ? failure.status : 0;
}

interface RefusedStateProps {
  /** 1 if it is the whole page. */
  readonly level?: 1 | 2;
  /** A specific reason that replaces the general one. */
  readonly reason?: string;
}

/** Explains that the visitor may not see a page, with a link to their own dashboard. */
export function RefusedState({ level = 1, reason }: RefusedStateProps) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const State = level === 1 ? TitledState : MessageState;
  return (
    <State
      icon={Hand}
      heading={t('access.refused')}
      actions={
        <ButtonLink variant="primary" to={profile?.isTravelAgent === true ? '/dashboard' : '/mytrip/dashboard'}>
          {t('access.own')}
        </ButtonLink>
      }
    >
      <p>{reason ?? t('access.agentsOnly')}</p>
    </State>
  );
}

/** For visitors without a token; the shell redirects most of them to the log-in. */
function LogInRequiredState({ level = 1 }: { readonly level?: 1 | 2 }) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const State = level === 1 ? TitledState : MessageState;
  return (
    <State
      icon={LockKeyhole}
      heading={t('access.logInFirst')}
      actions={
        <ButtonLink variant="primary" to={addressWith('/login', { redirect: pathname + search })}>
          {t('access.logIn')}
        </ButtonLink>
      }
    />
  );
}

interface MissingItemStateProps {
  readonly heading: string;
  /** A link back to the list. */
  readonly to: string;
  readonly action: string;
}

/** A page for a missing item, such as a booking or a client. */
export function MissingItemState({ heading, to, action }: MissingItemStateProps) {
  return (
    <MessageState
      icon={SearchX}
      heading={heading}
      actions={
        <ButtonLink variant="primary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
}

interface TravellerPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/**
 * A page of a traveller's account, with tabs for its other pages; the wallet's tab only if there is a wallet (rules
 * §6).
 */
export function TravellerPage({ title, lead, children }: TravellerPageProps) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const links = [
    { to: '/mytrip/dashboard', label: t('account.overview') },
    { to: '/mytrip/mytrips', label: t('account.trips') },
    ...(profile?.hasRewardWallet === true ? [{ to: '/mytrip/wallet/', label: t('account.wallet') }] : []),
    { to: '/mytrip/profile', label: t('account.profile') },
    { to: '/mytrip/support', label: t('account.support') },
  ];
  return (
    <SignedInOnly>
      <Page title={title} {...(lead === undefined ? {} : { lead })}>
        <TabLinks label={t('account.label')} links={links} />
        {children}
      </Page>
    </SignedInOnly>
  );
}

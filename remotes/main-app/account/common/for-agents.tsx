import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { LogInFirst, Refusal } from './page-states.tsx';
import { mayRead } from './permissions.ts';

interface Props {
  /** The permission that the page needs (rules 6.1); without one, all agents see it. */
  readonly feature?: string | undefined;
  readonly children: (profile: UserProfile) => ReactNode;
}

/**
 * A page for agents who have permission to read its feature;
 * others get an explanation; a skeleton is shown until the profile is loaded.
 *
 * @see rules §6
 */
export function ForAgents({ feature, children }: Props) {
  const { t } = useTranslation('account');
  const { session, loadProfile } = useRemote();
  const { signedIn, profile, recognition } = useLive(session);
  if (!signedIn) return <LogInFirst />;
  if (profile === null) {
    if (recognition !== 'loading') return <FailedState level={1} heading={t('access.unknown')} onRetry={loadProfile} />;
    return (
      <Page title={t('access.waiting')}>
        <Skeleton shape="rows" />
      </Page>
    );
  }
  if (!profile.isTravelAgent) return <Refusal />;
  return feature === undefined || mayRead(profile, feature) ? (
    children(profile)
  ) : (
    <Refusal reason={t('access.notGranted')} />
  );
}

/** A page for signed-in visitors. */
export function ForSignedIn({ children }: { readonly children: ReactNode }) {
  const { signedIn } = useLive(useRemote().session);
  return signedIn ? children : <LogInFirst />;
}

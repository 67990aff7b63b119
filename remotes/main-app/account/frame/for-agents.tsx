import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { LogInFirst } from './log-in-first.tsx';
import { mayRead } from './may-read.ts';
import { Refusal } from './refusal.tsx';

interface Props {
  /** What of the agency's work the page belongs to, as permissions name it (rules 6.1); all of them see a page without. */
  readonly feature?: string | undefined;
  readonly children: (profile: UserProfile) => ReactNode;
}

/**
 * A page for the agency's own people, as far as they may read what it is about;
 * others are told kindly, and waited for until it is known who they are.
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

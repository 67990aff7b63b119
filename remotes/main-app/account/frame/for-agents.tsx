import type { ReactNode } from 'react';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { FailedState } from '../../../kit/failed-state.tsx';
import { Page } from '../../../kit/page.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { LogInFirst } from './log-in-first.tsx';
import { Refusal } from './refusal.tsx';

/** A page for the agency's own people; others are told kindly, and waited for until it is known who they are. */
export function ForAgents({ children }: { readonly children: (profile: UserProfile) => ReactNode }) {
  const say = useVoice();
  const { session, loadProfile } = useRemote();
  const { signedIn, profile, recognition } = useLive(session);
  if (!signedIn) return <LogInFirst />;
  if (profile === null) {
    if (recognition === 'failed')
      return <FailedState level={1} heading={say('access.unknown')} onRetry={loadProfile} />;
    return (
      <Page title={say('access.waiting')}>
        <Skeleton shape="rows" />
      </Page>
    );
  }
  return profile.isTravelAgent ? children(profile) : <Refusal />;
}

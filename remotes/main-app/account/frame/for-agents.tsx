import type { ReactNode } from 'react';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
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
  const { signedIn, profile } = useLive(useRemote().session);
  if (!signedIn) return <LogInFirst />;
  if (profile === null) {
    return (
      <Page title={say('access.waiting')}>
        <Skeleton shape="rows" />
      </Page>
    );
  }
  return profile.isTravelAgent ? children(profile) : <Refusal />;
}

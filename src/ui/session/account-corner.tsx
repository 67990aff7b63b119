import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { LoadFailure } from '../kit/states/load-failure.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { EntryLinks } from './entry-links.tsx';

const profile = lazyComponent(() => import('./profile-button.tsx').then(({ ProfileButton }) => ProfileButton));

/** The header's end: the ways in for visitors, the profile menu for who is signed in. */
export function AccountCorner() {
  const signedIn = useLive(useShell().session.signedIn);
  if (!signedIn) return <EntryLinks look="bar" />;
  return <LazySlot component={profile} props={{}} renderFailed={(retry) => <LoadFailure small onRetry={retry} />} />;
}

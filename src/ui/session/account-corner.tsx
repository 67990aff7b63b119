import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { LostPart } from '../kit/lost-part.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { EntryLinks } from './entry-links.tsx';

const profile = latePart(() => import('./profile-button.tsx').then(({ ProfileButton }) => ProfileButton));

/** The header's end: the ways in for visitors, the profile menu for who is signed in. */
export function AccountCorner() {
  const signedIn = useLive(useShell().session.signedIn);
  if (!signedIn) return <EntryLinks look="bar" />;
  return <LateSlot part={profile} with={{}} renderFailed={(retry) => <LostPart small onRetry={retry} />} />;
}

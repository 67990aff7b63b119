import { latePart } from '../kit/late-part.ts';
import { useLatePart } from '../kit/use-late-part.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { EntryLinks } from './entry-links.tsx';

const profile = latePart(() => import('./profile-button.tsx').then(({ ProfileButton }) => ProfileButton));

/** The header's end: the ways in for visitors, the profile menu for who is signed in. */
export function AccountCorner() {
  const signedIn = useLive(useShell().session.signedIn);
  const ProfileButton = useLatePart(profile, signedIn);
  if (!signedIn) return <EntryLinks look="bar" />;
  return ProfileButton === undefined ? null : <ProfileButton />;
}

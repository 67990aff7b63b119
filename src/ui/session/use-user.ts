import type { UserProfile } from '@livery/contract/session/user-profile';
import { useLive } from '@livery/ui/use-live';
import { useShell } from '../shell-context.tsx';

/** The signed-in user; `null` for a visitor. */
export function useUser(): UserProfile | null {
  const state = useLive(useShell().session.profile);
  return state.kind === 'ready' ? state.profile : null;
}

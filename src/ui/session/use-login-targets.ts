import { useLive } from '@livery/ui/use-live';
import { useLocation } from 'react-router-dom';
import { loginTarget, signUpTarget } from '../../domain/navigation/login-target.ts';
import { visibleLoginButtons } from '../../domain/session/visible-login-buttons.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { useShell } from '../shell-context.tsx';

/**
 * The targets of this visitor's log-in and sign-up links, with the page to return to (rules §4 and §6): paths on this
 * site, or the agency's address.
 *
 * @param back another path on this site to return to
 */
export function useLoginTargets(back?: string) {
  const agency = useAgency();
  const { agency: host, session } = useShell();
  const policies = useLive(host.policies);
  const signedIn = useLive(session.signedIn);
  const deepLink = useLive(session.deepLink);
  const currentLocation = useLocation();
  const { logIn, signUp } = visibleLoginButtons({ agency, policies, signedIn });
  const search = back === undefined ? currentLocation.search : `?redirect=${encodeURIComponent(back)}`;
  const page = { path: currentLocation.pathname, query: new URLSearchParams(search) };
  return {
    logIn: logIn ? loginTarget({ agency, page, deepLink }) : null,
    signUp: signUp ? signUpTarget({ agency, page, deepLink }) : null,
  };
}

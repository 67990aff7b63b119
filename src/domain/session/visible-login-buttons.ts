import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import { because } from '@livery/contract/shared/because';

/** Whether each of the header's buttons for visitors is shown. */
export interface LoginButtons {
  readonly logIn: boolean;
  readonly signUp: boolean;
}

/**
 * Whether Log In and Sign Up are shown: only to visitors, and unless the agency hides them. The platform owner's site
 * has no sign-up.
 *
 * @param signedIn whether there is an access token
 * @rule 1.5, 2.17, 3.1, 6.2, 6.8
 */
export function visibleLoginButtons(of: {
  readonly agency: Pick<Agency, 'hidesLogin' | 'hidesSignup'>;
  readonly policies: Pick<AgencyPolicies, 'platformOwner'>;
  readonly signedIn: boolean;
}): LoginButtons {
  const { agency, policies, signedIn } = of;
  return because('6.2', {
    logIn: !signedIn && !agency.hidesLogin,
    signUp: !signedIn && !agency.hidesSignup && !policies.platformOwner,
  });
}

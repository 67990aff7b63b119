import { addressWith, useAddressQuery } from '../../../kit/navigation/address-query.ts';

interface RedirectTarget {
  /** Where to go after signing in, from the address; untrusted: only the shell navigates there. */
  readonly path: string;
  /** The address of another sign-in page, with the redirect passed on. */
  readonly withRedirect: (path: '/login' | '/signup' | '/forgotpassword') => string;
}

/** What `redirect` names (rules §4, login and sign-up redirect). */
export function useRedirect(): RedirectTarget {
  const path = useAddressQuery().read('redirect');
  return { path, withRedirect: (screen) => addressWith(screen, { redirect: path }) };
}

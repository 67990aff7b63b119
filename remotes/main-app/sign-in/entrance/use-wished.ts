import { addressWith, useAddressQuery } from '../../../kit/navigation/address-query.ts';

interface Wished {
  /** Where the visitor wants to be once signed in, as the address tells it; untrusted: only the shell goes there. */
  readonly path: string;
  /** The address of another way in that knows it too. */
  readonly handedOnTo: (path: '/login' | '/signup' | '/forgotpassword') => string;
}

/** What `redirect` names (rules §4, login and sign-up redirect). */
export function useWished(): Wished {
  const path = useAddressQuery().read('redirect');
  return { path, handedOnTo: (screen) => addressWith(screen, { redirect: path }) };
}

import { addressWith } from '../../../kit/address-with.ts';
import { useQuery } from '../../../kit/use-query.ts';

interface Wished {
  /** Where the visitor wants to be once signed in, as the address tells it; untrusted: only the shell goes there. */
  readonly path: string;
  /** The address of another way in that knows it too. */
  readonly handedOnTo: (path: '/login' | '/signup' | '/forgotpassword') => string;
}

/** What `redirect` names (rules §4, login and sign-up redirect). */
export function useWished(): Wished {
  const path = useQuery().read('redirect');
  return { path, handedOnTo: (screen) => addressWith(screen, { redirect: path }) };
}

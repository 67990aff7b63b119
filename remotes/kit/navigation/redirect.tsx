import { useEffect } from 'react';
import { useRemote } from '../use-remote.ts';

/** Goes elsewhere at once, in the place of this entry of the history. */
export function Redirect({ to }: { readonly to: string }) {
  const { navigate } = useRemote();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

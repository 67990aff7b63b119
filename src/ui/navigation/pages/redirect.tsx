import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Takes the visitor elsewhere; Back leads to where they came from.
 *
 * @param to a path on this site, or the agency's own http(s) address, as `decideLayout` gives them
 */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.location.replace(to);
  }, [navigate, to]);
  return null;
}

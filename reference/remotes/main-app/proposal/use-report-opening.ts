import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useEffect } from 'react';

/**
 * Tells the platform that the client has opened a proposal; people of the agency aren't counted.
 *
 * @param id of a loaded proposal; the empty text until it is loaded
 * @returns whether the visitor works for an agency
 */
export function useReportOpening(id: string): boolean {
  const { request, session } = useRemote();
  const { recognition, profile } = useLive(session);
  const isAgent = profile?.isTravelAgent === true;
  useEffect(() => {
    if (id === '' || recognition === 'loading' || isAgent) return;
    void request({ method: 'POST', path: `/api/reference/proposals/${encodeURIComponent(id)}/opened` });
  }, [request, id, recognition, isAgent]);
  return isAgent;
}

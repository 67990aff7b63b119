import { useState } from 'react';
import type { AgencyState } from '../../application/agency/host-agency.ts';

/** Whether the state before this loading was a failure, so that its page can stay while it is tried again. */
export function useFollowsFailure(kind: AgencyState['kind']): boolean {
  const [settled, setSettled] = useState(kind);
  if (kind !== 'loading' && kind !== settled) setSettled(kind);
  return kind === 'loading' && settled === 'failed';
}

import { useState } from 'react';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';

/** Why the agency is not there; while it is asked for again, why it was not before, so that the page can stay. */
export function useLastFailure(state: AgencyState): CallFailure | null {
  const [settled, setSettled] = useState(state);
  if (state.kind !== 'loading' && state !== settled) setSettled(state);
  const last = state.kind === 'loading' ? settled : state;
  return last.kind === 'failed' ? last.failure : null;
}

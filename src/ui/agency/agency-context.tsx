import { createContext, use } from 'react';
import type { Agency } from '../../domain/agency/agency.ts';

export const AgencyContext = createContext<Agency | null>(null);

/** The agency in whose livery this page is painted; known everywhere behind the agency gate. */
export function useAgency(): Agency {
  const agency = use(AgencyContext);
  if (agency === null) throw new Error('useAgency is called outside of the agency gate.');
  return agency;
}

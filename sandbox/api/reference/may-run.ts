import type { Person } from '../../world/people.ts';

const RUN: ReadonlySet<unknown> = new Set(['Admin', 'AgencyOwner']);

/** Whether somebody runs the agency: its owner, and its administrators. */
export function mayRun({ profile }: Person): boolean {
  return RUN.has(profile['userType']);
}

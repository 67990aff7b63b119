import { type Application, agencyApplications } from '../../../world/office/applications.ts';
import { type Agent, invitedAgent } from './staff-store.ts';

/** Partners aren't people of the agency: they see neither wholesale rates nor markups until that is changed. */
export function applicantAgent({ id, name, email, kind }: Omit<Application, 'at'>): Agent {
  const [firstName = '', ...otherNames] = name.split(' ');
  const role = kind === 'partner' ? 'restricted' : 'agent';
  return invitedAgent({ id: applicantAgentId(id), firstName, lastName: otherNames.join(' '), email }, role);
}

export const applicantAgentId = (applicationId: string): string => `${applicationId}-agent`;

/** The agents whom an agency had accepted before the start; they are the same on every day. */
export function acceptedApplicants(agency: string, seed: number): readonly Agent[] {
  return agencyApplications(agency, seed, '2026-01-01')
    .filter(({ status }) => status === 'accepted')
    .map(applicantAgent);
}

import type { Person } from '../../world/people.ts';
import { isRecord } from '../is-record.ts';

export type Deed = 'read' | 'write';

/** Whether somebody may see, or change, what belongs to a feature, such as `applications`. */
export function isGranted({ profile }: Pick<Person, 'profile'>, feature: string, deed: Deed): boolean {
  const permissions = profile['permissions'];
  const granted = isRecord(permissions) && Object.hasOwn(permissions, feature) ? permissions[feature] : undefined;
  return isRecord(granted) && granted[deed] === true;
}

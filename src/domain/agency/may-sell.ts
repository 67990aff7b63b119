import type { Agency } from '@livery/contract/agency/agency';
import { because } from '@livery/contract/shared/because';

/** Whether the agency may sell: not while it is inactive. @rule 4.1 */
export function maySell({ status }: Pick<Agency, 'status'>): boolean {
  return because('4.1', status !== 'inactive');
}

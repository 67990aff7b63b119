import type { PageFamily } from '@livery/contract/navigation/page';
import { matchPath } from './match-path.ts';

/** Bookings, and pages that consist of a form: leaving them loses what the visitor has entered. */
const UNINTERRUPTIBLE_FAMILIES: readonly (PageFamily | undefined)[] = [
  'booking',
  'manage-booking',
  'login',
  'authentication',
  'proposal',
];

/** Whether a notice that leads away from a page may be shown on it, judged by its path alone. */
export function isInterruptible(path: string): boolean {
  return !UNINTERRUPTIBLE_FAMILIES.includes(matchPath(path)?.family);
}

import type { ExitCode } from './exit-code.ts';
import type { Complaint } from './print.ts';

/** How a command ends that can't be done, and what it says of it. */
export interface Refusal {
  readonly code: ExitCode;
  readonly complaint: Complaint;
}

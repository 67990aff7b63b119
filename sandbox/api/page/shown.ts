import type { HtmlEscapedString } from 'hono/utils/html';
import type { Person } from '../../world/people.ts';
import type { FaultRule } from '../faults/fault-rule.ts';
import type { LoggedRequest } from '../request-log.ts';

/** Text that is markup already: `html` escapes everything that is put into it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Shown {
  /** Where the page was asked for. */
  readonly address: string;
  /** Who is signed in on this host. */
  readonly person: Person | null;
  readonly calls: readonly string[];
  readonly faults: readonly FaultRule[];
  /** Oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Why the last form was refused, or empty. */
  readonly problem: string;
}

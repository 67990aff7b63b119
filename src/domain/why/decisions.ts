import type { Decision, Topic } from './decision.ts';
import { MARKET_DECISIONS } from './market-decisions.ts';
import { PAGE_DECISIONS } from './page-decisions.ts';
import { PERSON_DECISIONS } from './person-decisions.ts';
import { REMOTE_DECISIONS } from './remote-decisions.ts';

/** Everything that can be explained, in the order it is printed. */
export const DECISIONS: readonly Decision[] = [
  ...PERSON_DECISIONS,
  ...MARKET_DECISIONS,
  ...PAGE_DECISIONS,
  ...REMOTE_DECISIONS,
];

/** The decisions of a topic. */
export function topicDecisions(topic: Topic): readonly Decision[] {
  return DECISIONS.filter((decision) => decision.topic === topic);
}

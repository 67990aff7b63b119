import type { CallOutcome, Examination } from '../../application/diagnosis/diagnosis.port.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';

/** What an examination comes to, in numbers. */
export interface Verdict {
  readonly code: ExitCode;
  readonly asked: number;
  readonly answered: number;
  /** Problems in the data of calls that answered. */
  readonly problems: number;
  readonly risks: number;
}

const NO_ANSWER: readonly CallOutcome['kind'][] = ['unreachable', 'timed-out', 'cut-off'];

/** Green, problems found, or nothing answers. */
export function verdictOf({ calls, risks }: Examination): Verdict {
  const asked = calls.filter(({ outcome }) => outcome.kind !== 'not-asked');
  const answered = asked.filter(({ outcome }) => outcome.kind === 'good').length;
  const problems = calls.flatMap((call) => call.problems).length;
  const isDead = asked.every(({ outcome }) => NO_ANSWER.includes(outcome.kind));
  const isGreen = answered === asked.length && problems === 0 && risks.length === 0;
  const code = isDead ? EXIT.outside : isGreen ? EXIT.done : EXIT.no;
  return { code, asked: asked.length, answered, problems, risks: risks.length };
}

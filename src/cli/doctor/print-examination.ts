import { assertNever } from '@livery/contract/shared/assert-never';
import type {
  CallOutcome,
  DataProblem,
  Examination,
  ExaminedSite,
} from '../../application/diagnosis/diagnosis.port.ts';
import { EXIT_CODES, type ExitCode } from '../exit-code.ts';
import type { Printer } from '../terminal/print.ts';

/** The numbers of an examination. */
interface ExaminationTotals {
  readonly code: ExitCode;
  /** How many calls were sent. */
  readonly sent: number;
  readonly succeeded: number;
  /** Problems in the data of successful calls. */
  readonly problems: number;
  readonly risks: number;
}

const NO_RESPONSE: readonly CallOutcome['kind'][] = ['unreachable', 'timed-out', 'cut-off'];

/** Counts the results of an examination, and determines the command's exit code. */
export function examinationTotals({ calls, risks }: Examination): ExaminationTotals {
  const sentCalls = calls.filter(({ outcome }) => outcome.kind !== 'skipped');
  const succeeded = sentCalls.filter(({ outcome }) => outcome.kind === 'good').length;
  const problems = calls.flatMap((call) => call.problems).length;
  const isUnreachable = sentCalls.every(({ outcome }) => NO_RESPONSE.includes(outcome.kind));
  const isHealthy = succeeded === sentCalls.length && problems === 0 && risks.length === 0;
  const code = isUnreachable ? EXIT_CODES.unavailable : isHealthy ? EXIT_CODES.ok : EXIT_CODES.refused;
  return { code, sent: sentCalls.length, succeeded, problems, risks: risks.length };
}

/** Prints the results: the site, its calls, the problems of their data and of the configuration. */
export async function printExamination({ site, calls, risks }: Examination, totals: ExaminationTotals, print: Printer) {
  await print.table(['Site', site.host], siteRows(site));
  const time = (milliseconds: number | null) => (milliseconds === null ? '' : `${milliseconds} ms`);
  await print.table(
    ['Call', 'Result', 'Time'],
    calls.map(({ call, outcome, milliseconds }) => [call, outcomeText(outcome), time(milliseconds)]),
  );
  const problems = calls.flatMap(({ call, problems: foundProblems }) =>
    foundProblems.map((problem) => [call, problemText(problem)]),
  );
  if (problems.length > 0) await print.table(['Call', 'Problem in its data'], problems);
  if (risks.length > 0) {
    const rows = risks.map(({ setting, problem, advice }) => [setting, problem, advice]);
    await print.table(['Setting', 'Problem', 'Advice'], rows);
  }
  await print.line(summaryText(totals));
}

function siteRows({ agency, rules }: ExaminedSite): readonly (readonly string[])[] {
  const ruleRows = rules.map(({ by, entry, settings }) => [
    `Rule for ${RULE_SCOPE_NAMES[by]}`,
    `${entry}: ${settings.join(', ')}`,
  ]);
  return [
    ['Agency', agency === null ? 'none' : `${agency.name} (${agency.subdomain})`],
    ...(ruleRows.length > 0 ? ruleRows : [['Rules', 'none of its own: the defaults apply']]),
  ];
}

const RULE_SCOPE_NAMES = { everybody: 'everybody', subdomain: 'the subdomain', hostname: 'the host name' } as const;

/** A problem in one line, such as `data[].name is missing (2 times)`. */
function problemText({ field, problem, received, times }: DataProblem): string {
  const instead = received === '' ? '' : `: ${received}`;
  return `${field === '' ? 'the response' : field} ${problem}${instead}${times > 1 ? ` (${times} times)` : ''}`;
}

function summaryText({ code, sent, succeeded, problems, risks }: ExaminationTotals): string {
  if (code === EXIT_CODES.unavailable) return 'No call got a response.';
  if (code === EXIT_CODES.ok) return `All is well: ${sent} calls succeeded, and nothing is wrong with their data.`;
  const summary = `${countText(problems, 'problem')} in their data, ${countText(risks, 'risk')} in the configuration`;
  return `${succeeded} of ${sent} calls succeeded; ${summary}.`;
}

function countText(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The result of a call, in plain words. */
function outcomeText(outcome: CallOutcome): string {
  switch (outcome.kind) {
    case 'good':
      return `succeeded (${outcome.status})`;
    case 'refused':
      return `refused with status ${outcome.status}${outcome.message === '' ? '' : `: ${outcome.message}`}`;
    case 'redirected':
      return `redirected with status ${outcome.status} to ${outcome.location || 'no address'}: redirects are not followed`;
    case 'timed-out':
      return 'timed out';
    case 'cut-off':
      return 'cut off: the connection was lost before the end of the response';
    case 'too-large':
      return `too large: more than ${outcome.megabytes} MB, of which the rest was not read`;
    case 'unreachable':
      return `unreachable: ${outcome.reason}`;
    case 'not-json':
      return `not JSON${outcome.contentType === '' ? '' : ` (sent as ${outcome.contentType})`}`;
    case 'empty':
      return `empty: status ${outcome.status} and nothing else`;
    case 'unusable':
      return `can’t be used: ${outcome.problem}`;
    case 'skipped':
      return `skipped: ${outcome.reason}`;
    default:
      return assertNever(outcome);
  }
}

import type { DataProblem } from '../../application/diagnosis/diagnosis.port.ts';

/** A problem with one field. */
export interface ProblemFinding {
  readonly field: string;
  /** In plain words that follow the field's name. */
  readonly problem: string;
  /** The received value; left out if there was none. */
  readonly received?: unknown;
}

/** In UTF-16 units. */
const MAX_QUOTE_LENGTH = 60;
const MAX_FIELD_LENGTH = 120;

/** The most listed problems of one response. */
const MAX_PROBLEMS = 50;

/** The findings of a response; equal ones are listed once with their count. */
export function gatherProblems(findings: readonly ProblemFinding[]): readonly DataProblem[] {
  const problems = new Map<string, DataProblem>();
  for (const { field, problem, received } of findings) {
    const key = JSON.stringify([field, problem]);
    const problemBefore = problems.get(key) ?? {
      field: shortenText(field, MAX_FIELD_LENGTH),
      problem,
      received: quoteValue(received),
      times: 0,
    };
    problems.set(key, { ...problemBefore, times: problemBefore.times + 1 });
  }
  const allProblems = [...problems.values()];
  const moreCount = allProblems.length - MAX_PROBLEMS;
  if (moreCount <= 0) return allProblems;
  return [
    ...allProblems.slice(0, MAX_PROBLEMS),
    { field: '', problem: `has ${moreCount} more problems`, received: '', times: 1 },
  ];
}

/** A value as text; empty if there is none. */
function quoteValue(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return shortenText(JSON.stringify(value), MAX_QUOTE_LENGTH);
}

function shortenText(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

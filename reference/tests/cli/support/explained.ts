import { expect } from 'vitest';
import type { Explanation } from '../../../../src/domain/why/explanation.ts';
import { runCli } from './run-cli.ts';

/** The output of `explain --json`. */
export interface Output {
  readonly host: string;
  readonly explanations: readonly Explanation[];
  readonly origins: Readonly<Record<string, string>>;
}

/** Runs `explain`, and parses its output. */
export async function explainTopic(...args: readonly string[]): Promise<Output> {
  const { out, err } = await runCli(['explain', ...args, '--json']);
  expect(err).toBe('');
  return JSON.parse(out);
}

/** The explanation of one decision. */
export function explanationNamed({ explanations }: Output, name: string): Explanation {
  const explanation = explanations.find((candidate) => candidate.name === name);
  if (explanation === undefined) throw new Error(`Nothing is called ${name}.`);
  return explanation;
}

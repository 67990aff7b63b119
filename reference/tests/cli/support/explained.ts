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
export async function explained(...args: readonly string[]): Promise<Output> {
  const { out, err } = await runCli(['explain', ...args, '--json']);
  expect(err).toBe('');
  return JSON.parse(out);
}

/** The explanation of one decision. */
export function named({ explanations }: Output, name: string): Explanation {
  const found = explanations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Nothing is called ${name}.`);
  return found;
}

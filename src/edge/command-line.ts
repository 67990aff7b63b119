import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { parseWorkers } from '../infrastructure/configuration/parse-workers.ts';
import { problemSentence } from '../infrastructure/configuration/read-settings.ts';

/** The server's command-line arguments. */
export interface CommandLine {
  /** The folder of the build; by default, the one that contains the program. */
  readonly root?: string;
  /** Overrides `LIVERY_WORKERS`. */
  readonly workers?: number;
}

const WORKERS_OPTION = '--workers';
const USAGE_ADVICE = `Use npm run serve -- [${WORKERS_OPTION} N] [folder of the build].`;

/** Reads the arguments of the program; fails with one sentence for each that can't be used. */
export function parseCommandLine(args: readonly string[]): Result<CommandLine, readonly string[]> {
  const problems: string[] = [];
  const complain = (setting: string, problem: string, advice = USAGE_ADVICE) =>
    problems.push(problemSentence({ setting, problem, advice }));
  // Not strict, because parseArgs would throw its own message at the first problem.
  const { tokens } = parseArgs({
    args: [...args],
    options: { workers: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  let [root, workers]: [string?, number?] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (root === undefined) root = token.value;
      else complain(`“${token.value}”`, 'is one argument too many');
    } else if (token.kind === 'option' && token.rawName !== WORKERS_OPTION) {
      complain(token.rawName, 'is no option of the server');
    } else if (token.kind === 'option') {
      const workersResult =
        token.value === undefined
          ? err([{ problem: 'has no value', advice: USAGE_ADVICE }])
          : parseWorkers(token.value);
      if (workersResult.ok) workers = workersResult.value;
      else for (const { problem, advice } of workersResult.error) complain(WORKERS_OPTION, problem, advice);
    }
  }
  if (problems.length > 0) return err(problems);
  return ok({ ...(root === undefined ? {} : { root }), ...(workers === undefined ? {} : { workers }) });
}

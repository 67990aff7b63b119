import { type PolicyReaders, readEnvironment } from '../../../src/edge/read-environment.ts';
import { readPolicyBook } from '../../../src/infrastructure/agency/policy-book-wire.ts';

/** Reads policies where no file exists. */
export const NO_FILES: PolicyReaders = {
  readText: (): string => {
    throw new Error('ENOENT');
  },
  policyProblems: (policies) => readPolicyBook(policies).problems,
};

/** What is read where nothing is set. */
export const DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  environment: 'uat',
  apiUrl: undefined,
  resortUrl: undefined,
  contentUrl: undefined,
  policies: undefined,
  deadline: 400,
  trustedProxies: undefined,
};

/** What is wrong with an environment. */
export function problemsOf(environment: Record<string, string>, readers = NO_FILES): readonly string[] {
  const read = readEnvironment(environment, readers);
  return read.ok ? [] : read.error;
}

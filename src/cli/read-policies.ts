import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { type ReadPolicyBook, readPolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import { messageOf } from './message-of.ts';
import type { Outside } from './outside.ts';
import type { Complaint } from './print.ts';

/** What `LIVERY_POLICIES` holds, which is JSON or the name of a file of it; `undefined` where it is not set. */
export function readPolicies(env: Outside['env']): Result<ReadPolicyBook | undefined, Complaint> {
  const setting = env.LIVERY_POLICIES?.trim() ?? '';
  if (setting === '') return ok(undefined);
  try {
    return ok(readPolicyBook(JSON.parse(setting.startsWith('{') ? setting : readFileSync(setting, 'utf8'))));
  } catch (problem) {
    return err({
      what: 'The policies can’t be read.',
      why: `LIVERY_POLICIES is neither JSON nor the name of a JSON file: ${messageOf(problem)}`,
      next: 'Set it to a JSON file or to JSON, such as {"default":{},"aurora":{"partner":true}}, or unset it.',
    });
  }
}

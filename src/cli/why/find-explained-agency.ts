import { err, type Result } from '@livery/contract/shared/result';
import type { Shell } from '../../application/shell.ts';
import { NOT_RECORDED } from '../../infrastructure/recorded/recording-wire.ts';
import { EXIT_CODES } from '../exit-code.ts';
import type { CommandFailure } from '../explain-failure.ts';
import { findAgency } from '../session/queries.ts';
import type { SessionSpec } from '../session/session.ts';

type FoundAgency = Awaited<ReturnType<typeof findAgency>> extends Result<infer Value, unknown> ? Value : never;

/** The agency of the host; nothing is decided without one. If a recording lacks the call, the failure says so. */
export async function findExplainedAgency(
  shell: Shell,
  spec: SessionSpec,
  host: string,
): Promise<Result<FoundAgency, CommandFailure>> {
  const agency = await findAgency(shell, host);
  if (agency.ok) return agency;
  const { code, message, ...failure } = agency.error;
  if (spec.adapters === 'recorded' && message.why.startsWith(NOT_RECORDED)) {
    const lacking = {
      what: 'The recording doesn’t hold the agency.',
      why: `${message.why} Without it nothing is decided.`,
      next: 'Record a session that loads its agency, such as with the command explain.',
    };
    return err({ code: EXIT_CODES.refused, message: lacking });
  }
  const why = code === EXIT_CODES.refused ? `${message.why} Nothing else is decided (rule 4.1).` : message.why;
  const nextStep = spec.adapters === 'recorded' ? 'Record a session at the host of an agency.' : message.next;
  return err({ ...failure, code, message: { ...message, why, next: nextStep } });
}

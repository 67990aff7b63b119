import type { AgencyPolicies } from '../../domain/agency/policies.ts';
import { policiesFor } from '../../domain/agency/policies-for.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { parsePolicyBook } from '../../infrastructure/agency/policy-book-wire.ts';
import type { BatchContext } from './line-rule.ts';

/**
 * Reads the policies that a line carries: a policies file's content (rules
 * 6.8), or a flag or two for whichever agency the line is about.
 */
export function readLinePolicies(value: Readonly<Record<string, unknown>>): PolicyBook {
  const entries = Object.entries(value);
  const flags = entries.filter(([, entry]) => typeof entry === 'boolean');
  const book = parsePolicyBook(Object.fromEntries(entries.filter(([, entry]) => typeof entry !== 'boolean')));
  const { everybody } = parsePolicyBook({ default: Object.fromEntries(flags) });
  return { ...book, everybody: { ...book.everybody, ...everybody } };
}

/** The rules of a line's agency: its own policies where it carries some, else those of the environment. */
export function linePolicies(
  line: { readonly policies: PolicyBook | undefined; readonly agency: { readonly subdomain: string } },
  context: BatchContext,
  hostname = '',
): AgencyPolicies {
  return policiesFor(line.policies ?? context.policies, { hostname, subdomain: line.agency.subdomain });
}

import { isRecord } from '@livery/contract/wire/is-record';
import { canonicalHost } from '../../domain/agency/policy-book.ts';
import { type ValidatedPolicyBook, validatePolicyBook } from './policy-book-wire.ts';

/** International names in their ASCII form, `xn--…`. */
const HOST_OR_SUBDOMAIN = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * Reads the policies of a whole deployment, and checks the names of their entries; browsers only receive their site's.
 */
export function validatePoliciesFile(value: unknown): ValidatedPolicyBook {
  const { book, problems } = validatePolicyBook(value);
  const names = isRecord(value) ? Object.keys(value).flatMap(nameProblems) : [];
  return { book, problems: [...names, ...problems] };
}

/** Why an entry's name matches no site. */
function nameProblems(name: string, index: number, names: readonly string[]): readonly string[] {
  if (!HOST_OR_SUBDOMAIN.test(canonicalHost(name))) {
    return [
      `The policies of “${name}” are for no site: write a subdomain or a host as browsers send it, without a port.`,
    ];
  }
  const isSecond = names.slice(0, index).some((nameBefore) => canonicalHost(nameBefore) === canonicalHost(name));
  return isSecond ? [`The policies of “${name}” are listed twice: merge both entries.`] : [];
}

import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type TextProblem } from './setting.ts';

/**
 * The names that a content security policy may contain; quoted words would be keywords, and `*` would allow any policy.
 */
const POLICY_NAME_PATTERN = /^(?=.*[A-Za-z0-9])[A-Za-z0-9#=_/@.%-]+$/;
/** The policies that the page itself creates, see src/infrastructure/browser/trusted-types.ts. */
export const PAGE_POLICIES: readonly string[] = ['livery', 'default'];

const TRUSTED_TYPES_ADVICE =
  'An entry is the name of a policy that a library creates, such as lit-html; livery and default are the page’s own.';

/** Reads names of Trusted Types policies, separated by commas; if some aren't valid, fails with all of those. */
export function parseTrustedTypes(text: string): Result<readonly string[], readonly TextProblem[]> {
  const names = text.split(',').map((part) => part.trim());
  const wrongNames = names.filter((name) => !POLICY_NAME_PATTERN.test(name) || PAGE_POLICIES.includes(name));
  if (wrongNames.length === 0) return ok(names);
  return err(
    [...new Set(wrongNames)].map((name) => ({
      problem: `names “${printableText(name)}”`,
      advice: TRUSTED_TYPES_ADVICE,
    })),
  );
}

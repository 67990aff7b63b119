import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type TextProblem } from './setting.ts';

/** What the content security policy may name; a quoted word in it would be a keyword, and `*` any policy. */
const POLICY_NAME_PATTERN = /^(?=.*[A-Za-z0-9])[A-Za-z0-9#=_/@.%-]+$/;
/** The names of the page's own, see src/infrastructure/browser/trusted-types.ts. */
export const PAGE_POLICIES: readonly string[] = ['livery', 'default'];

const TRUSTED_TYPES_ADVICE =
  'An entry is the name of a policy that a library creates, such as lit-html; livery and default are the page’s own.';

/** Reads names of Trusted Types policies, separated by commas; fails with every entry that is none. */
export function parseTrustedTypes(text: string): Result<readonly string[], readonly TextProblem[]> {
  const names = text.split(',').map((part) => part.trim());
  const wrong = names.filter((name) => !POLICY_NAME_PATTERN.test(name) || PAGE_POLICIES.includes(name));
  if (wrong.length === 0) return ok(names);
  return err(
    [...new Set(wrong)].map((name) => ({ problem: `names “${printableText(name)}”`, advice: TRUSTED_TYPES_ADVICE })),
  );
}

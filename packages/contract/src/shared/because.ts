/** A rule of docs/rules.md, by its number such as `2.19`. */
export type RuleNumber = `${number}.${number}`;

let notedRules: RuleNumber[] | undefined;

/**
 * Returns the value, and records the rule that decided it while the decision is being explained. Left out of the built
 * page.
 */
export function because<const T>(rule: RuleNumber, value: T): T {
  notedRules?.push(rule);
  return value;
}

/**
 * Runs a decision and collects the rules that it reaches, in order: the last one decided.
 *
 * @param decide must be synchronous; its errors are rethrown
 */
export function collectRules<T>(decide: () => T): { readonly result: T; readonly rules: readonly RuleNumber[] } {
  const outer = notedRules;
  const rules: RuleNumber[] = [];
  notedRules = rules;
  try {
    return { result: decide(), rules };
  } finally {
    notedRules = outer;
  }
}

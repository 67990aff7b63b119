/** A rule of docs/rules.md, by its number such as `2.19`. */
export type RuleNumber = `${number}.${number}`;

let noted: RuleNumber[] | undefined;

/**
 * The value, with the rule that decided it. Says nothing to anybody unless the
 * decision is being explained, and is left out of the built page.
 */
export function because<const T>(rule: RuleNumber, value: T): T {
  noted?.push(rule);
  return value;
}

/**
 * Runs a decision and collects the rules on its way, in the order in which they
 * were reached: the last one decided.
 *
 * @param decide must be synchronous; what it throws is thrown on
 */
export function collectRules<T>(decide: () => T): { readonly result: T; readonly rules: readonly RuleNumber[] } {
  const outer = noted;
  const rules: RuleNumber[] = [];
  noted = rules;
  try {
    return { result: decide(), rules };
  } finally {
    noted = outer;
  }
}

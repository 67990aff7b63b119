import type { RuleNumber } from '@livery/contract/shared/because';
import rules from '../../docs/rules.md?raw';

/** A rule's paragraph in docs/rules.md: `- **2.19 Name.** Words.` */
const RULE_PATTERN = /^- \*\*(?<number>\d+\.\d+) (?<name>[^*]+?)\.?\*\* ?(?<words>.*)$/gm;

const WORDS_BY_RULE: ReadonlyMap<string, string> = new Map(
  [...rules.matchAll(RULE_PATTERN)].map(({ groups = {} }) => [
    groups['number'] ?? '',
    (groups['words'] ? `${groups['name']}. ${groups['words']}` : `${groups['name']}: see docs/rules.md.`)
      .replaceAll(/[`*]|\]\([^)]*\)|\[(?=[^\]]*\]\()/g, '')
      .trim(),
  ]),
);

/** The text of a rule, as plain text. */
export function ruleWords(rule: RuleNumber): string {
  return WORDS_BY_RULE.get(rule) ?? `Rule ${rule} of docs/rules.md.`;
}

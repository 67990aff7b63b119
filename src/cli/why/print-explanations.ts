import type { Difference } from '../../domain/why/differences.ts';
import { decidingFirst, type KnownFact } from '../../domain/why/explanation.ts';
import { changesText, differingWords, ruleText, valueText } from '../../domain/why/explanation-words.ts';
import type { Printer } from '../terminal/print.ts';
import type { ExplainedTopics, FactOrigin } from './explain-topics.ts';

/** The number of facts printed with a decision; facts that decide it are always printed, up to twice this number. */
const MAX_FACTS = 4;

/** Prints decisions with their reasons, for people. */
export async function printExplanations({ explanations, origins }: ExplainedTopics, print: Printer): Promise<void> {
  for (const { name, result, undecided, rule, facts, otherwise } of explanations) {
    await print.title(`${name}: ${undecided === undefined ? valueText(result) : 'not known'}`);
    await print.line(undecided === undefined ? `  by rule  ${ruleText(rule)}` : `  because  ${undecided}`);
    const deciding = facts.filter(({ decides }) => decides).length;
    const nearFacts = decidingFirst(facts).slice(0, Math.max(MAX_FACTS, Math.min(deciding, 2 * MAX_FACTS)));
    for (const fact of nearFacts)
      await print.line(`  ${fact.decides ? 'decides ' : 'saw     '} ${factText(fact, origins)}`);
    if (facts.length > nearFacts.length)
      await print.line(`           and ${facts.length - nearFacts.length} more (--json has all)`);
    if (undecided !== undefined) continue;
    if (otherwise === null) await print.line('  else     no change that was tried makes a difference');
    else
      await print.line(
        `  else     ${differingWords(result, otherwise.result)[1]} by ${ruleText(otherwise.rule)}, ${changesText(otherwise)}`,
      );
  }
}

/** Prints the different decisions of two sessions, for people. */
export async function printDifferences(
  differences: readonly Difference[],
  names: readonly [string, string],
  print: Printer,
) {
  if (differences.length === 0) return print.line(`Nothing is decided differently for ${names[1]}.`);
  for (const { name, one, other, facts } of differences) {
    const [here, there] = differingWords(one.result, other.result);
    await print.title(name);
    await print.line(`  ${names[0]}: ${here} (${ruleText(one.rule)})`);
    await print.line(`  ${names[1]}: ${there} (${ruleText(other.rule)})`);
    for (const fact of facts.slice(0, MAX_FACTS))
      await print.line(`  because  ${fact.at}: ${differingWords(fact.one, fact.other).join(', there ')}`);
    if (facts.length > MAX_FACTS) await print.line(`           and ${facts.length - MAX_FACTS} more (--json has all)`);
  }
  return true;
}

const ORIGIN_TEXTS: Readonly<Record<FactOrigin, string>> = {
  id: 'from the id',
  options: 'from the options',
  deployment: 'from the deployment',
  memory: 'from memory',
  HTTP: 'from HTTP',
  recording: 'from the recording',
  module: 'from the module',
};

function factText({ at, source, value, unknown }: KnownFact, origins: ExplainedTopics['origins']): string {
  const from = unknown === undefined ? `${source}, ${ORIGIN_TEXTS[origins[source]]}` : `unknown: ${unknown}`;
  return `${at} = ${valueText(value)} (${from})`;
}

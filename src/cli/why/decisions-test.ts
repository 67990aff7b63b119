import type { MadeDecision } from '../../domain/why/made-decision.ts';

interface RecordedVisit {
  /** The page's address at the start of the recording. */
  readonly page: string;
  readonly now: Temporal.Instant;
  /** The module that exports `decideAgain`. */
  readonly from: string;
}

/** The text of a Vitest file in TypeScript: one test for each decision, with all facts that it depended on. */
export function decisionsTest(decisions: readonly MadeDecision[], { page, now, from }: RecordedVisit): string {
  const { host, pathname } = new URL(page);
  return [
    `// Decisions of a visit to ${host}${pathname} that began at ${now.toString()}, written by livery test-from.`,
    `import { decideAgain } from ${JSON.stringify(from)};`,
    `import { describe, expect, test } from 'vitest';`,
    '',
    `describe(${JSON.stringify(`a visit to ${host}`)}, () => {`,
    decisions.map(testCase).join('\n\n'),
    '});',
    '',
  ].join('\n');
}

function testCase({ name, result, rule, facts }: MadeDecision): string {
  const title = `${name}${rule === null ? '' : `, by rule ${rule}`}`;
  const factLines = facts.map((fact) => `      ${JSON.stringify(fact)},\n`).join('');
  return [
    `  test(${JSON.stringify(title)}, () => {`,
    `    const decided = decideAgain({`,
    `      name: ${JSON.stringify(name)},`,
    facts.length === 0
      ? '      facts: [],'
      : `      facts: [\n${factLines.replaceAll(/^/gm, '  ').trimEnd()}\n      ],`,
    '    });',
    `    expect(decided).toEqual(${JSON.stringify({ result, rule })});`,
    '  });',
  ].join('\n');
}

import type { Fact } from './fact.ts';

/**
 * The inputs of a decision, rebuilt from the facts that it read: enough to make it again. Values that were never read
 * are missing.
 *
 * @param facts from `recordFacts`, in any order
 */
export function replayFacts(facts: readonly Fact[]): unknown {
  const root: FactNode = { parts: new Map() };
  for (const fact of facts) factNodeAt(root, fact.at).fact = fact;
  return nodeValue(root);
}

interface FactNode {
  fact?: Fact;
  readonly parts: Map<string, FactNode>;
}

function factNodeAt(root: FactNode, at: readonly string[]): FactNode {
  return at.reduce((node, step) => {
    const part = node.parts.get(step) ?? { parts: new Map<string, FactNode>() };
    node.parts.set(step, part);
    return part;
  }, root);
}

function nodeValue({ fact, parts }: FactNode): unknown {
  if (fact?.kind === 'missing') return undefined;
  if (fact !== undefined && fact.kind === undefined) return fact.value;
  const entries = [...parts].map(([step, part]) => [step, nodeValue(part)] as const);
  switch (fact?.kind) {
    case 'list':
      return Array.from(
        { length: Number(fact.value) },
        (_, index) => entries.find(([step]) => step === `${index}`)?.[1],
      );
    case 'map':
      return new Map(entries.filter(([, value]) => value !== undefined));
    case 'query':
      return replayedQuery(fact, entries);
    default:
      return Object.fromEntries(entries);
  }
}

/** The text of a query that was read as a whole, else a query with the parameters that were read. */
function replayedQuery({ value }: Fact, parameters: readonly (readonly [string, unknown])[]): URLSearchParams {
  if (typeof value === 'string') return new URLSearchParams(value);
  return new URLSearchParams(parameters.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}

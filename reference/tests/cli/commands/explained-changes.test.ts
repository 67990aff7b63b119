import { describe, expect, it } from 'vitest';
import { TOPICS, type Topic } from '../../../../src/domain/why/decision.ts';
import type { Explanation } from '../../../../src/domain/why/explanation.ts';
import { type Call, type ChangedFact, changedCall, changedPorts } from '../support/changed-world.ts';
import { runCli } from '../support/run-cli.ts';

const SUBJECTS: Readonly<Partial<Record<Topic, string>>> = {
  price: 'hotels:1',
  redirect: '/dashboard',
  call: '/api/agency',
  remote: 'mainApp',
};

const SESSIONS: readonly (readonly [who: string, page: string, ...options: readonly string[]])[] = [
  ['a visitor', '/'],
  ['a visitor who logs in', '/login', '--host', 'noir.localhost'],
  ['an agent', '/dashboard', '--as', 'agent'],
  ['an owner in German', '/about?hideFooter=true&lng=de', '--as', 'owner'],
];

async function explain(topic: Topic, { subject, page, options }: Call, changes: readonly ChangedFact[] = []) {
  const about = topic === 'layout' ? [page] : [...(subject === undefined ? [] : [subject]), '--path', page];
  const { out, err } = await runCli(['explain', topic, ...about, ...options, '--json'], {
    ports: changedPorts(changes),
  });
  expect(err).toBe('');
  const { explanations }: { readonly explanations: readonly Explanation[] } = JSON.parse(out);
  return explanations;
}

const changedDecisions = new Set<string>();

describe.each(SESSIONS)('livery explain for %s at %s', (_, page, ...options) => {
  it.each(TOPICS)('%s: a change that it names changes what it then explains, as it says', async (topic) => {
    const call = { subject: SUBJECTS[topic], page, options };
    for (const { name, undecided, result, rule, facts, otherwise } of await explain(topic, call)) {
      if (undecided !== undefined) continue;
      expect(rule).toMatch(/^\d+\.\d+$/);
      expect([name, result, facts.some(({ decides }) => decides)]).toEqual([name, result, true]);
      const { changes = [] } = otherwise ?? {};
      const then = await explain(topic, changedCall(call, changes), changes);
      const changedExplanation = then.find((explanation) => explanation.name === name);
      expect({ name, changes, result: changedExplanation?.result, rule: changedExplanation?.rule }).toEqual({
        ...{ name, changes, result: otherwise?.result, rule: otherwise?.rule },
      });
      expect(changedExplanation?.result).not.toEqual(result);
      if (/^[2-6]\./.test(String(rule))) changedDecisions.add(name);
    }
  });
});

it('that is so of at least 30 decisions by rules of the sections 2 to 6', () => {
  expect(changedDecisions.size).toBeGreaterThanOrEqual(30);
});

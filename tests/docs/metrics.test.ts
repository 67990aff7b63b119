import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clusterMetrics } from '../../src/edge/operation/cluster-metrics.ts';
import { createMetrics } from '../../src/edge/operation/metrics.ts';

it('docs/operate.md explains each metric of Livery’s own, and no other', async () => {
  const metrics = createMetrics();
  metrics.watchQueue(() => 0);
  const ofPrimary = clusterMetrics({ serving: () => 2, lost: () => 0 });
  const text = [await metrics.text(), await ofPrimary.text()].join('\n');
  const metricNames = [...text.matchAll(/^# HELP (livery_\w+)/gm)].map(([, name]) => name);
  const document = readFileSync('docs/operate.md', 'utf8');
  // A set, because one of them is also in the table of problems.
  const explained = new Set([...document.matchAll(/^\| `(livery_\w+)`/gm)].map(([, name]) => name));
  expect([...explained].sort()).toEqual(metricNames.sort());
});

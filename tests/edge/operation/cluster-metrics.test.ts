import { expect, it } from 'vitest';
import { clusterMetrics } from '../../../src/edge/operation/cluster-metrics.ts';

it('the primary process counts its workers whenever metrics are read, and measures itself under names of its own', async () => {
  const workers = { serving: 2, lost: 1 };
  const { text, contentType } = clusterMetrics({ serving: () => workers.serving, lost: () => workers.lost });
  expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  await text();
  workers.lost = 3;
  workers.serving = 1;
  const readText = await text();
  expect(readText).toMatch(/^livery_workers 1$/m);
  expect(readText).toMatch(/^livery_workers_lost_total 3$/m);
  expect(readText).toMatch(/^primary_process_resident_memory_bytes \d+$/m);
  expect(readText).not.toMatch(/^process_/m);
});

import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Worker, WorkerExit } from '../../../src/edge/cluster/fork-worker.ts';
import { createWorkers } from '../../../src/edge/cluster/workers.ts';
import { aTenant } from '../../support/data/some-tenants.ts';

const AURORA = aTenant('http://aurora.example');
const SITE = 'http://127.0.0.1:8080';

interface ForkedWorker {
  serve(): void;
  /** Ends the worker, and waits for the consequences. */
  end(by: Partial<WorkerExit>): Promise<void>;
  readonly calls: string[];
}

/** Fake workers that the test controls, with its own clock. */
function somePlayed(count: number) {
  let time = 0;
  const forkeds: ForkedWorker[] = [];
  const waiting: { readonly until: number; readonly go: () => void }[] = [];
  const [startedNames, givenUp, delays]: [string[], number[], number[]] = [[], [], []];
  const fork = (onListening: (address: string) => void): Worker => {
    const calls: string[] = [];
    let finish: (end: WorkerExit) => void = () => undefined;
    const exitPromise = new Promise<WorkerExit>((resolve) => {
      finish = resolve;
    });
    forkeds.push({
      calls,
      serve: () => onListening(SITE),
      async end(by) {
        finish({ code: null, signal: null, ...by });
        await nextTask();
      },
    });
    return {
      pid: forkeds.length,
      ended: exitPromise,
      purge: async (tenant) => void calls.push(`purge ${tenant}`),
      shutDown: (signal) => void calls.push(signal),
      kill: () => void calls.push('kill'),
    };
  };
  const workers = createWorkers({
    count,
    fork,
    now: () => time,
    wait(milliseconds) {
      delays.push(milliseconds);
      return new Promise<void>((go) => waiting.push({ until: time + milliseconds, go }));
    },
    onStarted: (address) => startedNames.push(address),
    onGivenUp: (code) => givenUp.push(code),
    log: { error: () => undefined, fatal: () => undefined },
  });
  workers.start();
  async function pass(milliseconds: number) {
    time += milliseconds;
    for (const { until, go } of waiting) if (until <= time) go();
    await nextTask();
  }
  return { workers, forkedWorkers: forkeds, started: startedNames, givenUp, delays, pass };
}

/** Waits until every promise that can settle has settled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Workers that have all served for an hour. */
async function serveWorkers(count: number) {
  const played = somePlayed(count);
  for (let index = 0; index < count; index += 1) played.forkedWorkers[index]?.serve();
  await played.pass(3_600_000);
  return played;
}

describe('workers', () => {
  it('start when the first one serves; they have started when all serve', () => {
    const { workers, forkedWorkers, started } = somePlayed(3);
    expect([forkedWorkers.length, workers.serving()]).toEqual([1, 0]);
    forkedWorkers[0]?.serve();
    expect([forkedWorkers.length, workers.serving(), started]).toEqual([3, 1, []]);
    for (const worker of forkedWorkers.slice(1)) worker.serve();
    expect([forkedWorkers.length, workers.serving(), started]).toEqual([3, 3, [SITE]]);
  });

  it.each([1, 2])('are given up where the first can’t start, which it said itself: code %i', async (code) => {
    const { forkedWorkers, givenUp, pass } = somePlayed(2);
    await forkedWorkers[0]?.end({ code });
    await pass(60_000);
    expect([forkedWorkers.length, givenUp]).toEqual([1, [code]]);
  });

  it('are replaced where the first served before it ended', async () => {
    const { forkedWorkers, givenUp, pass } = somePlayed(2);
    forkedWorkers[0]?.serve();
    await forkedWorkers[1]?.end({ code: 1 });
    await forkedWorkers[0]?.end({ code: 1 });
    await pass(60_000);
    expect([forkedWorkers.length, givenUp]).toEqual([4, []]);
  });

  it('are replaced at once where they had lived for a while', async () => {
    const { workers, forkedWorkers, delays, pass } = await serveWorkers(2);
    await forkedWorkers[0]?.end({ signal: 'SIGKILL' });
    expect([workers.serving(), workers.lost(), delays]).toEqual([1, 1, [0]]);
    await pass(0);
    forkedWorkers[2]?.serve();
    expect(workers.serving()).toBe(2);
  });

  it('are replaced later each time where they end early, and never given up while another one serves', async () => {
    const { workers, forkedWorkers, delays, givenUp, pass } = await serveWorkers(2);
    await forkedWorkers[0]?.end({ signal: 'SIGKILL' });
    for (let index = 2; index < 12; index += 1) {
      await pass(delays.at(-1) ?? 0);
      await forkedWorkers[index]?.end({ code: 1 });
    }
    expect(delays.slice(0, 6)).toEqual([0, 100, 200, 400, 800, 1600]);
    expect(Math.max(...delays)).toBeLessThanOrEqual(15_000);
    expect([workers.serving(), givenUp]).toEqual([1, []]);
  });

  it('are given up where all of them end early again and again', async () => {
    const { forkedWorkers, delays, givenUp, pass } = somePlayed(2);
    for (let index = 0; index < 5; index += 1) {
      await forkedWorkers[index]?.end({ code: null });
      await pass(delays.at(-1) ?? 0);
    }
    expect([forkedWorkers.length, delays, givenUp]).toEqual([5, [100, 200, 400, 800], [1]]);
  });

  it('are purged where they serve; one that ends meanwhile has nothing cached any more', async () => {
    const { workers, forkedWorkers, pass } = await serveWorkers(2);
    await workers.purge(AURORA);
    expect(forkedWorkers.map(({ calls }) => calls)).toEqual([[`purge ${AURORA}`], [`purge ${AURORA}`]]);
    await forkedWorkers[0]?.end({ code: 1 });
    await pass(0);
    await workers.purge(AURORA);
    expect(forkedWorkers.map(({ calls }) => calls.length)).toEqual([1, 2, 0]);
  });

  it('end on a signal and are not replaced; one that does not serve yet is ended at once', async () => {
    const { workers, forkedWorkers, pass } = await serveWorkers(2);
    await forkedWorkers[0]?.end({ code: 1 });
    await pass(0);
    const shutDownPromise = workers.shutDown('SIGTERM');
    expect(forkedWorkers.slice(1).map(({ calls }) => calls)).toEqual([['SIGTERM'], ['kill']]);
    await forkedWorkers[1]?.end({ code: 0 });
    await forkedWorkers[2]?.end({ signal: 'SIGKILL' });
    await shutDownPromise;
    await pass(60_000);
    expect([forkedWorkers.length, workers.serving(), workers.lost()]).toEqual([3, 0, 1]);
  });

  const anEvent = fc.oneof(
    fc.record({ serve: fc.nat(40) }),
    fc.record({ end: fc.nat(40) }),
    fc.record({ pass: fc.integer({ min: 0, max: 30_000 }) }),
  );
  test.prop([fc.integer({ min: 2, max: 6 }), fc.array(anEvent, { maxLength: 40 })])(
    'are never more than wanted, and as many again after every end that does not give them up',
    async (count, events) => {
      const { workers, forkedWorkers, givenUp, pass } = somePlayed(count);
      const living = new Set<ForkedWorker>();
      let knownCount = 0;
      const lookAround = () => {
        for (const worker of forkedWorkers.slice(knownCount)) living.add(worker);
        knownCount = forkedWorkers.length;
        expect(living.size).toBeLessThanOrEqual(count);
      };
      lookAround();
      for (const event of events) {
        const chosenIndex = 'serve' in event ? event.serve : 'end' in event ? event.end : 0;
        const worker = [...living][chosenIndex % Math.max(1, living.size)];
        if ('pass' in event) await pass(event.pass);
        else if ('serve' in event) worker?.serve();
        else if (worker !== undefined) {
          living.delete(worker);
          await worker.end({ code: 1 });
        }
        lookAround();
      }
      await pass(15_000);
      lookAround();
      for (const worker of living) worker.serve();
      lookAround();
      for (const worker of living) worker.serve();
      expect(workers.serving()).toBe(givenUp.length > 0 ? living.size : count);
      expect(givenUp.length).toBeLessThanOrEqual(1);
    },
  );
});

// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemoteSource } from '../../../src/application/remotes/remote-source.port.ts';
import { embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const REMOTES = ['blog', 'resort'] as const;

/** A source whose responses come in the scheduler's order; `isGood` decides the n-th outcome. */
function racedSource(source: RemoteSource, scheduler: fc.Scheduler, isGood: (turn: number) => boolean): RemoteSource {
  let turn = 0;
  const raced = <T>(name: string, good: () => Promise<T>, bad: () => T): Promise<T> => {
    const response = isGood(turn++) ? good() : Promise.resolve(bad());
    return scheduler.schedule(response, name);
  };
  const url = 'http://content.memory/gone';
  return {
    ...source,
    readManifest: (signal) =>
      raced(
        'manifest',
        () => source.readManifest(signal),
        () => err({ kind: 'manifest-unreachable', url, problem: '' }),
      ),
    loadFiles: (module, signal) =>
      raced(
        'files',
        () => source.loadFiles(module, signal),
        () => err({ kind: 'file-not-loaded', url, problem: 'It could not be loaded.' }),
      ),
    evaluate: (module, neededExport) =>
      raced(
        'run',
        () => source.evaluate(module, neededExport),
        () => err({ kind: 'evaluation-failed', url, problem: '' }),
      ),
  };
}

const action = fc.record({
  remote: fc.constantFrom(...REMOTES),
  kind: fc.constantFrom('load', 'preload', 'show', 'leave', 'crash', 'wait', 'deploy'),
});

describe('remotes in two slots, in whatever order things happen', () => {
  test.prop([fc.scheduler(), fc.array(action, { maxLength: 25 }), fc.infiniteStream(fc.boolean())], {
    numRuns: runCount(24),
  })(
    'are mounted only when they are there, unmounted as often, and always end loaded or failed',
    async (scheduler, actions, goodness) => {
      const host = embeddedRemotes();
      const mounted = { blog: 0, resort: 0 };
      const remote = (name: keyof typeof mounted) => () => ({
        mount: () => {
          mounted[name] += 1;
          return () => {
            mounted[name] -= 1;
          };
        },
      });
      const deploy = (release: string) => host.deploy({ blog: remote('blog'), resort: remote('resort') }, release);
      deploy('0');
      let raging = true;
      const isGood = () => !raging || goodness.next().value === true;
      const { modules, clock } = await openedRemotes(racedSource(host.source, scheduler, isGood));
      const shownPieces: { end(): void }[] = [];

      for (const [turn, { remote: name, kind }] of actions.entries()) {
        const ready = modules.state(name).now().kind === 'ready';
        const countBefore = mounted.blog + mounted.resort;
        if (kind === 'load') modules.load(name);
        if (kind === 'preload') modules.preload(name, '/');
        if (kind === 'crash') modules.crash(name, 'planted');
        if (kind === 'deploy') deploy(String(turn + 1));
        if (kind === 'leave') shownPieces.pop()?.end();
        if (kind === 'wait') clock.advance(60_000);
        if (kind === 'show') {
          shownPieces.push(modules.show(name, document.createElement('div'), aScreen().screen));
          expect(mounted.blog + mounted.resort).toBe(ready ? countBefore + 1 : countBefore);
        }
        if (scheduler.count() > 0 && turn % 2 === 0) await scheduler.waitOne();
      }

      raging = false;
      for (const name of REMOTES) modules.load(name);
      await scheduler.waitIdle();
      await twoTasks();
      clock.advance(120_000);
      for (const name of REMOTES) expect(['ready', 'failed']).toContain(modules.state(name).now().kind);
      for (const name of REMOTES) modules.load(name);
      await scheduler.waitIdle();
      await twoTasks();
      for (const name of REMOTES) expect(modules.state(name).now().kind).toBe('ready');
      for (const each of shownPieces) each.end();
      expect(mounted).toEqual({ blog: 0, resort: 0 });
      expect(host.attachedStyles()).toEqual([]);
    },
  );

  it('drop what comes after the limit: Retry has the last word', async () => {
    const host = embeddedRemotes();
    host.deploy({ blog: () => ({ mount: () => () => undefined }) });
    const lateActions: (() => void)[] = [];
    const loadFiles: RemoteSource['loadFiles'] = () =>
      new Promise((resolve) => lateActions.push(() => resolve(ok(undefined))));
    const { modules, clock } = await openedRemotes({ ...host.source, loadFiles });
    modules.load('blog');
    await twoTasks();
    clock.advance(120_000);
    modules.load('blog');
    await twoTasks();
    lateActions[0]?.();
    await twoTasks();
    expect(modules.state('blog').now()).toEqual({ kind: 'loading' });
    lateActions[1]?.();
    await twoTasks();
    expect(modules.state('blog').now().kind).toBe('ready');
  });
});

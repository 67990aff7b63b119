import { describe, expect, it } from 'vitest';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { isLive } from '../support/chaos/is-live.ts';
import { livesOf, unsettledStates, watchLives } from '../support/chaos/live-values.ts';
import { withEachSource } from '../support/chaos/watched-sources.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';
import { SECTION_SEVEN } from './section-seven.ts';

const aBug = () => new TypeError('a bug');

/** The ways in which a source can break its contract never to reject. */
const FAILURE_KINDS = [
  [
    'throw',
    () => {
      throw aBug();
    },
  ],
  ['reject', () => Promise.reject(aBug())],
] as const;

describe('sources with a bug', () => {
  it.each(FAILURE_KINDS)(
    'that %s become malformed responses: every live value lives on, and is settled',
    async (_, broken) => {
      const clock = aMovedClock();
      const shell = createShell(scriptedAdapters({ clock, ...withEachSource(SILENT_SOURCES, () => broken) }));
      shell.session.acceptToken('token-1');
      const lives = new Map(livesOf(shell));
      // Results that the shell passes on unchanged must be caught by the caller.
      const rows = SECTION_SEVEN.filter(({ shown, call }) => shown !== undefined || call.includes('changeLanguage'));
      for (const { request, method } of rows) {
        const value = request(shell, 'R1');
        if (isLive(value)) lives.set(method, value);
      }
      shell.start();
      clock.advance(200);
      const watch = watchLives(lives);
      await new Promise(setImmediate);
      expect([...unsettledStates(lives), ...watch.problems()]).toEqual([]);
      for (const { shown = '' } of rows) {
        const state = lives.get(shown)?.now();
        if (state !== undefined) expect(state).toMatchObject({ kind: 'failed', failure: { kind: 'malformed' } });
      }
    },
  );
});

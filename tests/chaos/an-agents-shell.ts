import type { Live } from '@livery/contract/shared/live';
import { asapScheduler, asyncScheduler } from 'rxjs';
import { vi } from 'vitest';
import { replacing } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { isLive } from '../support/chaos/is-live.ts';
import { livesOf, watchLives } from '../support/chaos/live-values.ts';
import { watchedSources } from '../support/chaos/watched-sources.ts';
import { SECTION_SEVEN } from './section-seven.ts';

/** Shorter waits end at once; longer ones, such as a call's time limit, only if a test lets that time pass. */
const SHORT_MS = 10_000;

/** Replaces the shell's timers until mocks are restored. */
export function controlWaits(): { pass(milliseconds: number): void } {
  const long = aMovedClock();
  vi.spyOn(asyncScheduler, 'schedule').mockImplementation((work, delay = 0, state) =>
    delay < SHORT_MS ? asapScheduler.schedule(work, 0, state) : long.scheduler.schedule(work, delay, state),
  );
  return { pass: long.advance };
}

/** The host and session id under which the sandbox stores holds and bookings. */
export const SESSION = { host: 'aurora.localhost', session: 'chaos-session-1', token: 'sandbox-aurora-agent' };

/** A travel agent's shell over HTTP, and its live values. */
export function anAgentsShell(api: string, resort = 'R1') {
  const set = httpNodeAdapters({
    api,
    host: SESSION.host,
    token: SESSION.token,
    search: `?xsessionid=${SESSION.session}`,
  });
  const node = adaptersIn(set);
  const page = { ...node.page, leaveFor: vi.fn<(address: string) => void>() };
  const reporter = { warn: () => undefined, error: () => undefined };
  const { adapters, resultOf } = watchedSources({ ...node, page, reporter });
  const shell = createShell([...set, replacing(adapters)]);
  const lives = new Map<string, Live<unknown>>(livesOf(shell));
  return {
    shell,
    lives,
    page,
    resultOf,
    watch: watchLives(lives),
    /** Makes every call of rules §7; signing in comes before the rest. */
    async requestEverything(signedIn: (signingIn: Promise<unknown>) => Promise<void>): Promise<void> {
      const [signIn, remainingRows] = [SECTION_SEVEN.slice(0, 1), SECTION_SEVEN.slice(1)];
      for (const { request } of signIn) await signedIn(Promise.resolve(request(shell, resort)));
      for (const { request, method } of remainingRows) {
        const value = request(shell, resort);
        if (isLive(value)) lives.set(method, value);
      }
    },
  };
}

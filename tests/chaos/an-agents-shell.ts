import { vi } from 'vitest';
import type { Live } from '../../src/application/shared/live.ts';
import { replacing } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { hearingSources } from '../support/chaos-heard-sources.ts';
import { isLive } from '../support/chaos-is-live.ts';
import { livesOf } from '../support/chaos-lives.ts';
import { watchLives } from '../support/chaos-watch.ts';
import { SECTION_SEVEN } from './section-seven.ts';

/** Who visits: what a sandbox has to know to hold something for them. */
export const VISIT = { host: 'aurora.localhost', session: 'chaos-session-1' };

/** A travel agent's shell over HTTP, with everything that it says. */
export function anAgentsShell(api: string, resort = 'R1') {
  const set = httpNodeAdapters({
    api,
    host: VISIT.host,
    token: 'sandbox-aurora-agent',
    search: `?xsessionid=${VISIT.session}`,
  });
  const node = adaptersIn(set);
  const page = { ...node.page, leaveFor: vi.fn<(address: string) => void>() };
  const reporter = { warn: () => undefined, error: () => undefined };
  const { adapters, answerOf } = hearingSources({ ...node, page, reporter });
  const shell = createShell([...set, replacing(adapters)]);
  const lives = new Map<string, Live<unknown>>(livesOf(shell));
  return {
    shell,
    lives,
    page,
    answerOf,
    watch: watchLives(lives),
    /** Makes every call of section 7; whoever signs in does so before the rest. */
    async askEverything(signedIn: (signingIn: Promise<unknown>) => Promise<void>): Promise<void> {
      const [signIn, rest] = [SECTION_SEVEN.slice(0, 1), SECTION_SEVEN.slice(1)];
      for (const { ask } of signIn) await signedIn(Promise.resolve(ask(shell, resort)));
      for (const { ask, method } of rest) {
        const asked = ask(shell, resort);
        if (isLive(asked)) lives.set(method, asked);
      }
    },
  };
}

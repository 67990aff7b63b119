/** How long a container and its shell take, next to the same shell put together by hand. */
import 'reflect-metadata';
import 'temporal-polyfill/global';
import type { Adapters } from '../../src/application/adapters.ts';
import { createHostAgency } from '../../src/application/agency/create-host-agency.ts';
import { createPlatform } from '../../src/application/agency/create-platform.ts';
import { createAnalytics } from '../../src/application/analytics/create-analytics.ts';
import { createContent } from '../../src/application/content/create-content.ts';
import { createDeals } from '../../src/application/deals/create-deals.ts';
import { createSavePricePopup } from '../../src/application/deals/create-save-price-popup.ts';
import { createMarket } from '../../src/application/market/create-market.ts';
import { createCodeLoading } from '../../src/application/navigation/create-code-loading.ts';
import { createNavigation } from '../../src/application/navigation/create-navigation.ts';
import { createPageData } from '../../src/application/navigation/create-page-data.ts';
import { createNotices } from '../../src/application/notices/create-notices.ts';
import { openShell } from '../../src/application/open-shell.ts';
import { createRemotes } from '../../src/application/remotes/create-remotes.ts';
import { createResorts } from '../../src/application/resorts/create-resorts.ts';
import { createSaved } from '../../src/application/saved/create-saved.ts';
import { createSession } from '../../src/application/session/create-session.ts';
import { createRefetch } from '../../src/application/shared/refetch.ts';
import type { Shell } from '../../src/application/shell.ts';
import { createTrip } from '../../src/application/trip/create-trip.ts';
import { EMPTY_POLICY_BOOK } from '../../src/domain/agency/policy-book.ts';
import { memoryConfiguration } from '../../src/infrastructure/memory/memory-configuration.ts';
import { adaptersOf } from '../../src/infrastructure/wiring/adapters-of.ts';
import { browserAdapters } from '../../src/infrastructure/wiring/browser-adapters.ts';
import { createContainer } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import { NO_PLATFORM } from '../../tests/support/no-platform.ts';
import type { Report } from './report/report.mjs';
import { type Spread, spreadOf } from './report/statistics.mjs';

const host = 'aurora.localhost';
const configuration = memoryConfiguration({
  environment: 'local',
  apiUrl: '',
  resortUrl: '',
  contentUrl: '/remotes',
  policies: EMPTY_POLICY_BOOK,
});
const reporter = { warn: () => undefined, error: () => undefined };
const SETS = {
  memory: () => memoryAdapters({ platform: NO_PLATFORM, host }),
  'http-node': () => httpNodeAdapters({ host, api: 'http://127.0.0.1:1' }),
  browser: () => browserAdapters({ window: aWindow(), configuration, reporter }),
};

/** As much of a browser as a session opens with; a real one's cookies, storage and events take their own time. */
function aWindow(): Window & typeof globalThis {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  const document = { cookie: '', addEventListener: () => undefined };
  const window = {
    document,
    location: new URL(`https://${host}/`),
    history: { state: null, replaceState: () => undefined },
    navigator: { languages: ['en'] },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => undefined,
  };
  // The cookies' library looks for it there.
  Object.assign(globalThis, { document });
  return window as unknown as Window & typeof globalThis;
}

/**
 * Milliseconds; what `prepare` does is not part of them. Each run is
 * its own task, like a request: Inversify's weak references keep their
 * targets until the task ends, and many runs in one task would measure garbage.
 */
async function timesOf<T>(runs: number, prepare: () => T, run: (prepared: T) => unknown): Promise<Spread> {
  const times: number[] = [];
  const warmUp = Math.ceil(runs / 2);
  for (let at = 0; at < warmUp + runs; at++) {
    await new Promise((resolve) => setImmediate(resolve));
    const prepared = prepare();
    const start = performance.now();
    run(prepared);
    if (at >= warmUp) times.push(performance.now() - start);
  }
  return spreadOf(times);
}

/** Measures each adapter set. */
export async function measure({ rounds }: { readonly rounds: number }): Promise<Report> {
  const sets: { name: string; byHand: Spread; whole: Spread }[] = [];
  for (const [name, makeSet] of Object.entries(SETS)) {
    // By hand without the adapters, which are made beforehand.
    const byHand = await timesOf(rounds, () => ({ ...adaptersOf(createContainer(makeSet())) }), shellByHand);
    sets.push({ name, byHand, whole: await timesOf(rounds, makeSet, createShell) });
  }
  return {
    figures: sets.map(({ name, byHand, whole }) => ({
      name: `${name}: container and shell / shell made by hand`,
      value: whole.median / byHand.median,
    })),
    tables: [
      {
        title: 'Milliseconds, median (quartiles)',
        columns: ['adapters', 'container and shell', 'shell made by hand'],
        rows: sets.map(({ name, byHand, whole }) => [name, whole, byHand]),
      },
    ],
    notes: [],
  };
}

function shellByHand(adapters: Adapters): Shell {
  const refetch = createRefetch();
  const outside = { ...adapters, refetch };
  const agency = createHostAgency(outside);
  const getShellAndSession = () => ({ shell, session });
  const remotes = createRemotes({ ...outside, getShellAndSession });
  const session = createSession({ ...outside, agency, remotes });
  const withVisitor = { ...outside, agency, session };
  const market = createMarket(withVisitor);
  const deals = createDeals(withVisitor);
  const content = createContent(withVisitor);
  const navigation = createNavigation({ ...withVisitor, remotes });
  const notices = createNotices(outside);
  const useCases = {
    agency,
    session,
    remotes,
    platform: createPlatform(outside),
    market,
    deals,
    savePrice: createSavePricePopup(withVisitor),
    trip: createTrip(outside),
    saved: createSaved({ ...withVisitor, remotes, market, notices }),
    content,
    navigation,
    pageData: createPageData({ agency, session, market, navigation, deals, content, refetch }),
    code: createCodeLoading(outside),
    resorts: createResorts(outside),
    notices,
    analytics: createAnalytics(withVisitor),
  };
  const shell = openShell({ ...outside, useCases });
  return shell;
}

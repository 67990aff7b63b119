import type { Adapters } from '../../application/adapters.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { readConfiguration } from '../configuration/configuration-wire.ts';
import { hastContentCleaner } from '../content/hast-content-cleaner.ts';
import { callerBadge } from '../http/caller-badge.ts';
import { storageCurrencyStore } from '../market/storage-currency-store.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { memoryCookieJar } from '../memory/memory-cookie-jar.ts';
import { memoryPage } from '../memory/memory-page.ts';
import { memoryShellBuild } from '../memory/memory-shell-build.ts';
import { memoryStorage } from '../memory/memory-storage.ts';
import { memoryTabHub } from '../memory/memory-tabs.ts';
import { consoleReporter } from '../platform/console-reporter.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import { recordedIds } from '../recorded/recorded-ids.ts';
import type { Recording } from '../recorded/recording-wire.ts';
import { replayingClient } from '../recorded/replaying-client.ts';
import { WITHOUT_REMOTES } from '../remotes/without-remotes.ts';
import { platformSources } from './platform-sources.ts';

/** A recorded visit once more: the same device, at the same time, answered as it was then. Nobody is asked. */
export function recordedAdapters(
  { visit, ids, calls }: Recording,
  reporter: Reporter = consoleReporter(console),
): Adapters {
  const localStorage = memoryStorage(visit.localStorage);
  return {
    ...platformSources({
      badge: callerBadge(),
      api: replayingClient(calls, 'api'),
      resort: replayingClient(calls, 'resort'),
    }),
    configuration: memoryConfiguration(readConfiguration(visit.configuration).configuration),
    clock: systemClock({ now: visit.now, timeZone: visit.timeZone }),
    cookies: memoryCookieJar(visit.cookies),
    localStorage,
    sessionStorage: memoryStorage(visit.sessionStorage),
    currencies: storageCurrencyStore(localStorage),
    tabs: memoryTabHub().open(),
    page: memoryPage(visit.page, visit.languages),
    build: memoryShellBuild(),
    ids: recordedIds(ids, uuidSource()),
    cleaner: hastContentCleaner(),
    reporter,
    remoteHost: WITHOUT_REMOTES,
  };
}

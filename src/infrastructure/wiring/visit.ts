import type { Adapters, Sources } from '../../application/adapters.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import { STORED_KEYS } from '../../application/shared/stored-keys.ts';
import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { hastContentCleaner } from '../content/hast-content-cleaner.ts';
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
import { WITHOUT_REMOTES } from '../remotes/without-remotes.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';

/** Where the platform and the resort service are asked. */
type Services = Pick<Configuration, 'apiUrl' | 'resortUrl'>;

/** Where a visit keeps what outlives it; in memory, unless said otherwise. */
type Keeping = Partial<Pick<Adapters, 'cookies' | 'localStorage'>>;

/** The adapters of a visit without a browser: what it says of itself is all there is. */
export function visit(
  { host, search = '', token, timeZone, now, policies = EMPTY_POLICY_BOOK }: CommandLineNeeds,
  { apiUrl, resortUrl }: Services = { apiUrl: '', resortUrl: '' },
  { cookies = memoryCookieJar(), localStorage = memoryStorage() }: Keeping = {},
): Omit<Adapters, keyof Sources> {
  return {
    configuration: memoryConfiguration({
      environment: 'local',
      apiUrl,
      resortUrl,
      contentUrl: '/remotes',
      policies,
    }),
    clock: systemClock({ now, timeZone }),
    // A token that was handed over is for this visit alone.
    cookies: token === undefined ? cookies : memoryCookieJar([[STORED_KEYS.token.name, token]]),
    localStorage,
    sessionStorage: memoryStorage(),
    currencies: storageCurrencyStore(localStorage),
    tabs: memoryTabHub().open(),
    page: memoryPage(`http://${host}/${search}`),
    build: memoryShellBuild(),
    ids: uuidSource(),
    cleaner: hastContentCleaner(),
    reporter: consoleReporter(console),
    remoteHost: WITHOUT_REMOTES,
  };
}

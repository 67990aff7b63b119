import type { Adapters } from '../../application/adapters.ts';
import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { storageCurrencyStore } from '../market/storage-currency-store.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { memoryCookieJar } from '../memory/memory-cookie-jar.ts';
import { memoryPage } from '../memory/memory-page.ts';
import { memoryStorage } from '../memory/memory-storage.ts';
import { consoleReporter } from '../platform/console-reporter.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import type { CommandLineNeeds } from './command-line-needs.ts';

/** The adapters of a visit without a browser: what it says of itself is all there is. */
export function visit(
  { host, search = '', token, timeZone, now, policies = EMPTY_POLICY_BOOK }: CommandLineNeeds,
  apiUrl = '',
): Pick<Adapters, 'configuration' | 'clock' | 'cookies' | 'currencies' | 'page' | 'ids' | 'reporter'> {
  return {
    configuration: memoryConfiguration({
      environment: 'local',
      apiUrl,
      resortUrl: apiUrl,
      contentUrl: '/remotes',
      policies,
    }),
    clock: systemClock({ now, timeZone }),
    cookies: memoryCookieJar(token === undefined ? [] : [['access_token', token]]),
    currencies: storageCurrencyStore(memoryStorage()),
    page: memoryPage(`http://${host}/${search}`),
    ids: uuidSource(),
    reporter: consoleReporter(console),
  };
}

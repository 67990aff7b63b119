import axios from 'axios';
import type { Adapters } from '../../application/adapters.ts';
import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { browserCookieJar } from '../browser/browser-cookie-jar.ts';
import { browserPage } from '../browser/browser-page.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { AXIOS_DEFAULTS } from '../http/axios-defaults.ts';
import { storageCurrencyStore } from '../market/storage-currency-store.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import { httpSources } from './http-sources.ts';

interface Needs {
  readonly window: Window;
  readonly configuration: ConfigurationSource;
  readonly reporter: Reporter;
}

/** The adapters of a page in a browser. */
export function browserAdapters({ window, configuration, reporter }: Needs): Adapters {
  const { hostname, protocol } = window.location;
  const clock = systemClock();
  return {
    ...httpSources({ axios: axios.create(AXIOS_DEFAULTS), base: configuration.current().apiUrl, clock }),
    configuration,
    clock,
    cookies: browserCookieJar({ hostname, secure: protocol === 'https:' }),
    currencies: storageCurrencyStore(browserStorage(() => window.localStorage)),
    page: browserPage(window),
    ids: uuidSource(),
    reporter,
  };
}

import axios from 'axios';
import type { Adapters } from '../../application/adapters.ts';
import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { browserCookieJar } from '../browser/browser-cookie-jar.ts';
import { browserPage } from '../browser/browser-page.ts';
import { browserShellBuild } from '../browser/browser-shell-build.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { browserTabs } from '../browser/browser-tabs.ts';
import { hastContentCleaner } from '../content/hast-content-cleaner.ts';
import { AXIOS_IN_BROWSERS } from '../http/axios-in-browsers.ts';
import { storageCurrencyStore } from '../market/storage-currency-store.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import type { RecordedDevice } from '../recorded/describe-visit.ts';
import type { Recorder } from '../recorded/open-recorder.ts';
import { httpSources } from './http-sources.ts';

interface Needs {
  readonly window: Window & typeof globalThis;
  readonly configuration: ConfigurationSource;
  readonly reporter: Reporter;
  /** Opens what records the visit; left out, nothing does. */
  readonly record?: ((device: RecordedDevice) => Recorder) | undefined;
}

/** The adapters of a page in a browser. */
export function browserAdapters({ window, configuration, reporter, record }: Needs): Adapters {
  const { hostname, href, protocol } = window.location;
  const ids = uuidSource();
  const localStorage = browserStorage(() => window.localStorage);
  const device = {
    configuration,
    clock: systemClock(),
    cookies: browserCookieJar({ hostname, secure: protocol === 'https:' }),
    localStorage,
    sessionStorage: browserStorage(() => window.sessionStorage),
    page: browserPage(window),
    build: browserShellBuild({ document: window.document, fetch: (...asked) => window.fetch(...asked) }),
  };
  const recorder = record?.(device);
  return {
    ...device,
    ...httpSources({
      axios: axios.create(AXIOS_IN_BROWSERS),
      configuration: configuration.current(),
      page: href,
      clock: device.clock,
      ids,
      listen: recorder?.listen,
    }),
    currencies: storageCurrencyStore(localStorage),
    tabs: browserTabs(window),
    ids: recorder?.ids(ids) ?? ids,
    cleaner: hastContentCleaner(),
    reporter,
    remoteHost: {
      runsModules: true,
      open: async () => (await import('../remotes/open-page-remotes.ts')).openPageRemotes(configuration.current()),
    },
  };
}

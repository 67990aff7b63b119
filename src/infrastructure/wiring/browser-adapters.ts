import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { browserCookieJar } from '../browser/browser-cookie-jar.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import type { EmbeddedResponses } from '../http/embedded-responses.ts';
import { AXIOS_IN_BROWSERS } from '../http/load-axios.ts';
import type { Recorder } from '../recorded/create-recorder.ts';
import type { RecordedDevice } from '../recorded/describe-device.ts';
import { browserPageModule } from './adapters/browser-page.module.ts';
import { httpModule } from './adapters/http.module.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import type { AdapterSet } from './create-container.ts';
import { PORT } from './tokens.ts';

interface BrowserAdaptersDependencies {
  readonly window: Window & typeof globalThis;
  readonly configuration: ConfigurationSource;
  readonly reporter: Reporter;
  /** The data that the page was rendered from, if a server rendered it. */
  readonly rendered?: HydratedPage | undefined;
  /** Creates the recorder of the session; by default, it isn't recorded. */
  readonly record?: ((device: RecordedDevice) => Recorder) | undefined;
  /** Requests the manifest of remotes, if it was requested earlier; by default, the browser's `fetch`. */
  readonly fetchManifest?: typeof fetch | undefined;
}

/** The data for rendering a page again to hydrate it. */
export interface HydratedPage {
  readonly clock: Clock;
  readonly embedded: EmbeddedResponses;
  readonly preferredLanguages: readonly string[];
}

/** The adapters of a page in a browser. */
export function browserAdapters({
  window,
  configuration,
  reporter,
  rendered,
  record,
  fetchManifest,
}: BrowserAdaptersDependencies): AdapterSet {
  return [
    systemModule({ reporter, clock: rendered?.clock }),
    cookiesModule(window.location),
    storageModule(window),
    browserPageModule({ window, configuration, preferredLanguages: rendered?.preferredLanguages, fetchManifest }),
    recorderModule(record),
    httpModule(AXIOS_IN_BROWSERS, rendered?.embedded),
    httpSourcesModule,
  ];
}

/** The cookies of the page's host. */
function cookiesModule({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.cookies).toResolvedValue(() => browserCookieJar({ hostname, secure: protocol === 'https:' }));
  });
}

/** The browser's storage for the device and for the tab. */
function storageModule(window: Pick<Window, 'localStorage' | 'sessionStorage'>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.localStorage).toResolvedValue(() => browserStorage(() => window.localStorage));
    bind(PORT.sessionStorage).toResolvedValue(() => browserStorage(() => window.sessionStorage));
  });
}

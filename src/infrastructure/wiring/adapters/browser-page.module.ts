import { err } from '@livery/contract/shared/result';
import { ContainerModule } from 'inversify';
import type { DeviceLocation } from '../../../application/deals/device-location.port.ts';
import type { ConfigurationSource } from '../../../application/shared/configuration-source.port.ts';
import { browserPage } from '../../browser/browser-page.ts';
import { browserShellBuild } from '../../browser/browser-shell-build.ts';
import { browserTabs } from '../../browser/browser-tabs.ts';
import { pageMapView } from '../../map/page-map-view.ts';
import { PORT } from '../tokens.ts';

interface BrowserPageModuleDependencies {
  readonly window: Window & typeof globalThis;
  readonly configuration: ConfigurationSource;
  /** By default, the browser's. */
  readonly preferredLanguages?: readonly string[] | undefined;
  /** Requests the manifest of remotes; by default, the browser's `fetch`. */
  readonly fetchManifest?: typeof fetch | undefined;
}

/** The page, its build, its other tabs and the remote modules that run in it. */
export function browserPageModule({
  window,
  configuration: loadedConfigurationSource,
  preferredLanguages,
  fetchManifest,
}: BrowserPageModuleDependencies): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.configuration).toConstantValue(loadedConfigurationSource);
    bind(PORT.page).toResolvedValue(() => browserPage(window, preferredLanguages));
    bind(PORT.build).toResolvedValue(() =>
      browserShellBuild({ document: window.document, fetch: (...request) => window.fetch(...request) }),
    );
    bind(PORT.tabs).toResolvedValue(() => browserTabs(window));
    bind(PORT.location).toResolvedValue(() => ({ locate: () => locateLazily(window.navigator) }));
    bind(PORT.maps).toConstantValue(pageMapView(loadedConfigurationSource.current().mapStyleUrl ?? ''));
    bind(PORT.remoteHost).toResolvedValue(
      (configuration) => ({
        runsModules: true,
        open: async () =>
          (await import('../../remotes/create-page-remotes.ts')).createPageRemotes(
            configuration.current(),
            fetchManifest,
          ),
      }),
      [PORT.configuration],
    );
  });
}

/** Few visitors use it, so its code is only loaded then. */
const locateLazily = ({ geolocation }: Navigator): ReturnType<DeviceLocation['locate']> =>
  import('../../browser/browser-location.ts').then(
    ({ browserLocation }) => browserLocation(geolocation).locate(),
    () => err({ kind: 'location-unavailable' }),
  );

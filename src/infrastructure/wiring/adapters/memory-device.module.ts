import { ContainerModule } from 'inversify';
import type { RemoteHost } from '../../../application/remotes/remote-source.port.ts';
import { memoryCookieJar } from '../../memory/memory-cookie-jar.ts';
import { memoryLocation } from '../../memory/memory-location.ts';
import { memoryMapView } from '../../memory/memory-map-view.ts';
import { memoryPage, memoryShellBuild } from '../../memory/memory-page.ts';
import { memoryStorage } from '../../memory/memory-storage.ts';
import { memoryTabHub } from '../../memory/memory-tabs.ts';
import { PORT } from '../tokens.ts';

/** For programs without a page, in which remote modules can't run: there are none. */
export const NO_REMOTES: RemoteHost = {
  runsModules: false,
  open: async () => (await import('../../memory/memory-remote-source.ts')).memoryRemoteSource(),
};

type StorageEntries = Parameters<typeof memoryStorage>[0];

interface MemoryDeviceModuleDependencies {
  /** The address of the page. */
  readonly page: string;
  readonly languages?: readonly string[] | undefined;
  readonly cookies?: StorageEntries;
  readonly localStorage?: StorageEntries;
  readonly sessionStorage?: StorageEntries;
}

/** A device without a browser, made from the given values; everything is stored in memory only. */
export function memoryDeviceModule(device: MemoryDeviceModuleDependencies): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.cookies).toResolvedValue(() => memoryCookieJar(device.cookies));
    bind(PORT.localStorage).toResolvedValue(() => memoryStorage(device.localStorage));
    bind(PORT.sessionStorage).toResolvedValue(() => memoryStorage(device.sessionStorage));
    bind(PORT.page).toResolvedValue(() => memoryPage(device.page, device.languages));
    bind(PORT.maps).toResolvedValue(memoryMapView);
    bind(PORT.tabs).toResolvedValue(() => memoryTabHub().open());
    bind(PORT.location).toResolvedValue(() => memoryLocation());
    bind(PORT.build).toResolvedValue(memoryShellBuild);
    bind(PORT.remoteHost).toConstantValue(NO_REMOTES);
  });
}

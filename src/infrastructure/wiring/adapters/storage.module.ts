import { ContainerModule } from 'inversify';
import { browserStorage } from '../../browser/browser-storage.ts';
import { PORT } from '../tokens.ts';

/** The browser's storage for the device and for the tab. */
export function storageModule(window: Pick<Window, 'localStorage' | 'sessionStorage'>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.localStorage).toResolvedValue(() => browserStorage(() => window.localStorage));
    bind(PORT.sessionStorage).toResolvedValue(() => browserStorage(() => window.sessionStorage));
  });
}

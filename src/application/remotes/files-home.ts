import type { RemoteModule } from '../../domain/remotes/manifest.ts';

/** The folder in which a module's entry lies, as an address that ends with a slash: what begins with it is the module's. */
export function filesHome(module: RemoteModule | undefined): string | undefined {
  return module === undefined ? undefined : new URL('.', module.entry.url).href;
}

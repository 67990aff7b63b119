import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { type Storages, storedValues } from '../../src/infrastructure/storage/stored-values.ts';
import { containerAdapters } from '../../src/infrastructure/wiring/container-adapters.ts';
import { type AdapterSet, createContainer } from '../../src/infrastructure/wiring/create-container.ts';
import type { Ports } from '../../src/infrastructure/wiring/tokens.ts';

/** The adapters of a set, without a shell. */
export function adaptersIn(set: AdapterSet): Ports {
  return containerAdapters(createContainer(set));
}

/** The stored values of a device, in these storages, or else in new ones. */
export function storedIn(storages: Partial<Storages> = {}) {
  const [cookies, localStorage, sessionStorage] = [memoryCookieJar(), memoryStorage(), memoryStorage()];
  return storedValues({ cookies, localStorage, sessionStorage, ...storages });
}

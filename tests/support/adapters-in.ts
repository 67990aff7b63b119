import type { Adapters } from '../../src/application/adapters.ts';
import { type AdapterSet, adaptersOf, createContainer } from '../../src/infrastructure/wiring/create-container.ts';

/** The adapters of a set, without a shell. */
export const adaptersIn = (set: AdapterSet): Adapters => adaptersOf(createContainer(set));

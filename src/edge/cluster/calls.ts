import type { Tenant } from '../../domain/agency/tenant.ts';

/** What the primary process calls in its workers, over the channel between them. */
export interface WorkerCalls {
  /** Resolves when everything that the worker caches for a site is deleted. */
  purge(tenant: Tenant): Promise<void>;
  /** Begins what the signal means for the worker, see `shutDownOnSignals`. */
  shutDown(signal: NodeJS.Signals): void;
}

/** What a worker calls in the primary process. */
export interface PrimaryCalls {
  /** The worker serves, and takes calls, from now on. @param address of the site */
  listening(address: string): void;
}

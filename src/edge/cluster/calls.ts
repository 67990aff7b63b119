import type { Tenant } from '../../domain/agency/tenant.ts';

/** Functions that the primary process calls in its workers. */
export interface WorkerCalls {
  /** Resolves when everything that the worker has cached for a site is deleted. */
  purge(tenant: Tenant): Promise<void>;
  /** Starts the shutdown that the signal asks for, see `shutDownOnSignals`. */
  shutDown(signal: NodeJS.Signals): void;
}

/** Functions that a worker calls in the primary process. */
export interface PrimaryCalls {
  /** To be called when the worker serves and takes calls. @param address the site's address */
  listening(address: string): void;
}

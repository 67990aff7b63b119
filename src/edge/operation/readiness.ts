/** Whether a load balancer should send requests here. */
export interface Readiness {
  /** Why not, in one sentence; `undefined` if ready. */
  problem(): string | undefined;
  /** To be called when the process can serve. */
  open(): void;
  /** To be called when the process should get no new requests any more. */
  drain(): void;
}

/** Isn't ready until it is opened. */
export function createReadiness(): Readiness {
  let problem: string | undefined = 'The server is starting.';
  let isDraining = false;
  return {
    problem: () => problem,
    open() {
      if (!isDraining) problem = undefined;
    },
    drain() {
      isDraining = true;
      problem = 'The server is shutting down.';
    },
  };
}

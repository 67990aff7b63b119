/** Whether a load balancer should send requests here. */
export interface Readiness {
  /** Why not, in one sentence; `undefined` if it should. */
  problem(): string | undefined;
  /** From now on the process can serve. */
  open(): void;
  /** From now on, and for good, it gets no new requests. */
  drain(): void;
}

/** Not ready until it is opened. */
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

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure, RemoteCall, Result } from '../../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

export interface Mutation {
  readonly busy: boolean;
  /** Sends the call. While another one is pending, it resolves as cancelled at once. */
  readonly run: (call: RemoteCall) => Promise<Result<unknown, CallFailure>>;
}

const CANCELLED = { ok: false, error: { kind: 'cancelled' } } as const;

/** A call that changes something, such as a booking: one at a time, aborted when the component unmounts. */
export function useMutation(): Mutation {
  const { request } = useRemote();
  const [busy, setBusy] = useState(false);
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const run = useCallback(
    async (call: RemoteCall): Promise<Result<unknown, CallFailure>> => {
      if (pending.current !== null) return CANCELLED;
      const controller = new AbortController();
      pending.current = controller;
      setBusy(true);
      const response = await request(call, controller.signal);
      pending.current = null;
      if (controller.signal.aborted) return CANCELLED;
      setBusy(false);
      return response;
    },
    [request],
  );
  return { busy, run };
}

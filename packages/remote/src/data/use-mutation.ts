import type { CallFailure, RemoteCall, Result } from '@livery/contract/remotes/remote-context';
import { useMutation as useTanStackMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useRemote } from '../use-remote.ts';

export interface Mutation {
  readonly busy: boolean;
  /** Sends the call. While another one is pending, it resolves as cancelled immediately. */
  readonly run: (call: RemoteCall) => Promise<Result<unknown, CallFailure>>;
}

interface SentCall {
  readonly call: RemoteCall;
  readonly signal: AbortSignal;
}

const CANCELLED_RESULT = { ok: false, error: { kind: 'cancelled' } } as const;

/** A call that changes something, such as a booking: one at a time, aborted when the component unmounts. */
export function useMutation(): Mutation {
  const { request } = useRemote();
  const pendingControllerRef = useRef<AbortController>(null);
  useEffect(() => () => pendingControllerRef.current?.abort(), []);
  const { isPending, mutateAsync } = useTanStackMutation({
    mutationFn: ({ call, signal }: SentCall) => request(call, signal),
  });

  const run = useCallback(
    async (call: RemoteCall): Promise<Result<unknown, CallFailure>> => {
      if (pendingControllerRef.current !== null) return CANCELLED_RESULT;
      const controller = new AbortController();
      pendingControllerRef.current = controller;
      const response = await mutateAsync({ call, signal: controller.signal });
      pendingControllerRef.current = null;
      return controller.signal.aborted ? CANCELLED_RESULT : response;
    },
    [mutateAsync],
  );
  return { busy: isPending, run };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure, RemoteCall, Result } from '../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

export interface Mutation {
  readonly busy: boolean;
  /** Asks the platform to do something. A second asking while one is under way is answered as cancelled. */
  readonly run: (call: RemoteCall) => Promise<Result<unknown, CallFailure>>;
}

const CANCELLED = { ok: false, error: { kind: 'cancelled' } } as const;

/** Something that the visitor has done, such as booking: once at a time, and taken back when the component goes. */
export function useMutation(): Mutation {
  const { request } = useRemote();
  const [busy, setBusy] = useState(false);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = useCallback(
    async (call: RemoteCall): Promise<Result<unknown, CallFailure>> => {
      if (underWay.current !== null) return CANCELLED;
      const leaving = new AbortController();
      underWay.current = leaving;
      setBusy(true);
      const answer = await request(call, leaving.signal);
      underWay.current = null;
      if (leaving.signal.aborted) return CANCELLED;
      setBusy(false);
      return answer;
    },
    [request],
  );
  return { busy, run };
}

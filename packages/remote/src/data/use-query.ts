import { useCallback, useEffect, useState } from 'react';
import type { CallFailure, RemoteCall } from '../../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

/** The state of a query: loading, its value, or its failure. */
export type QueryState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export interface Query<T> {
  readonly state: QueryState<T>;
  /** Refetches, in the loading state. */
  readonly retry: () => void;
  /** Replaces the value, such as by the response of a mutation. */
  readonly setValue: (value: T) => void;
  /** Updates the present value. */
  readonly change: (how: (value: T) => T) => void;
}

interface KeyedState<T> {
  readonly key: string;
  readonly state: QueryState<T>;
}

const LOADING = { kind: 'loading' } as const;

/**
 * Fetches from the platform, and again whenever the call changes. The last call
 * wins: an earlier one is aborted, as is any when the component unmounts.
 *
 * @param call `null` while there is nothing to fetch: the state is then loading
 * @param read parses a response, `undefined` where it is malformed; a constant function
 */
export function useQuery<T>(call: RemoteCall | null, read: (response: unknown) => T | undefined): Query<T> {
  const { request } = useRemote();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([call, attempt]);
  const [current, setCurrent] = useState<KeyedState<T>>({ key, state: LOADING });

  useEffect(() => {
    const [call] = JSON.parse(key);
    if (call === null) return;
    const controller = new AbortController();
    void request(call, controller.signal).then((response) => {
      if (controller.signal.aborted) return;
      setCurrent({
        key,
        state: response.ok ? readState(response.value, read) : { kind: 'failed', failure: response.error },
      });
    });
    return () => controller.abort();
  }, [request, key, read]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const setValue = useCallback((value: T) => setCurrent({ key, state: { kind: 'ready', value } }), [key]);
  const change = useCallback((how: (value: T) => T) => {
    setCurrent(({ key, state }) => ({
      key,
      state: state.kind === 'ready' ? { kind: 'ready', value: how(state.value) } : state,
    }));
  }, []);
  return { state: current.key === key ? current.state : LOADING, retry, setValue, change };
}

function readState<T>(response: unknown, read: (response: unknown) => T | undefined): QueryState<T> {
  const value = read(response);
  if (value !== undefined) return { kind: 'ready', value };
  return { kind: 'failed', failure: { kind: 'malformed', problem: 'The response is not what the call promises.' } };
}

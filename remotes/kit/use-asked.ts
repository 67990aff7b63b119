import { useCallback, useEffect, useState } from 'react';
import type { CallFailure, RemoteCall } from '../../src/application/remotes/remote-context.ts';
import { useRemote } from './use-remote.ts';

/** What was asked for: on its way, there, or not to be had. */
export type AskedState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export interface Asked<T> {
  readonly state: AskedState<T>;
  /** Asks again. */
  readonly retry: () => void;
  /** Puts another value in its place, such as what a change was answered with. */
  readonly put: (value: T) => void;
  /** Makes another value of the one that is there by then. */
  readonly change: (how: (value: T) => T) => void;
}

interface Held<T> {
  readonly key: string;
  readonly state: AskedState<T>;
}

const LOADING = { kind: 'loading' } as const;

/**
 * Asks the platform, again whenever the call says something else. The last
 * asking counts: an earlier one is taken back, and so is any when the component
 * goes.
 *
 * @param call `null` while there is nothing to ask: then it is loading
 * @param read makes a value of an answer, or `undefined` where it is none; a constant function
 */
export function useAsked<T>(call: RemoteCall | null, read: (answer: unknown) => T | undefined): Asked<T> {
  const { request } = useRemote();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([call, tries]);
  const [held, setHeld] = useState<Held<T>>({ key, state: LOADING });

  useEffect(() => {
    const [asked] = JSON.parse(key);
    if (asked === null) return;
    const leaving = new AbortController();
    void request(asked, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setHeld({ key, state: answer.ok ? readState(answer.value, read) : { kind: 'failed', failure: answer.error } });
    });
    return () => leaving.abort();
  }, [request, key, read]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  const put = useCallback((value: T) => setHeld({ key, state: { kind: 'ready', value } }), [key]);
  const change = useCallback((how: (value: T) => T) => {
    setHeld(({ key, state }) => ({
      key,
      state: state.kind === 'ready' ? { kind: 'ready', value: how(state.value) } : state,
    }));
  }, []);
  return { state: held.key === key ? held.state : LOADING, retry, put, change };
}

function readState<T>(answer: unknown, read: (answer: unknown) => T | undefined): AskedState<T> {
  const value = read(answer);
  if (value !== undefined) return { kind: 'ready', value };
  return { kind: 'failed', failure: { kind: 'malformed', problem: 'The answer is not what the call promises.' } };
}

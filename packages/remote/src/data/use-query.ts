import type { CallFailure, RemoteCall } from '@livery/contract/remotes/remote-context';
import { skipToken, type UseQueryResult, useQueryClient, useQuery as useTanStackQuery } from '@tanstack/react-query';
import { use, useCallback, useMemo, useState } from 'react';
import { useRemote } from '../use-remote.ts';
import { functionId } from './function-id.ts';
import { LOADING_STATE, type QueryState } from './query-state.ts';
import { RenderedResponsesContext, useRenderedResponse } from './rendered-responses.tsx';
import { useDeferredQueryState } from './use-deferred-query-state.ts';

export interface Query<T> {
  readonly state: QueryState<T>;
  /** Fetches again. A value stays until there is a new one; a failure is replaced by the loading state. */
  readonly retry: () => void;
  /** Replaces the value, for example by the response of a mutation; a pending fetch is aborted. */
  readonly setValue: (value: T) => void;
  /** Updates the present value. */
  readonly change: (how: (value: T) => T) => void;
}

export interface QueryOptions {
  /**
   * A name for the value. A screen to which the visitor returns within five minutes shows the last value of this name
   * and call until the new one is loaded; without a name it shows the loading state meanwhile.
   */
  readonly keptAs?: string;
}

const CACHE_LIFETIME_MS = 5 * 60_000;

/** The reason why a query failed, as the error that TanStack Query requires. */
class FailedCall extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Fetches from the platform, and again whenever the call changes. The last call
 * wins: an earlier one is aborted, as is any when the component unmounts.
 *
 * @param call `null` while there is nothing to fetch; the state is then loading
 * @param read parses a response, `undefined` if it is malformed; a constant function, unless the value has a name
 */
export function useQuery<T>(
  call: RemoteCall | null,
  read: (response: unknown) => T | undefined,
  { keptAs }: QueryOptions = {},
): Query<T> {
  const { request } = useRemote();
  const client = useQueryClient();
  const text = JSON.stringify(call);
  const id = keptAs ?? functionId(read);
  const queryKey = useMemo(() => [JSON.parse(text), id], [text, id]);
  const onUnread = use(RenderedResponsesContext)?.onUnread;
  const renderedResponse = useRenderedResponse(call, text);
  // Kept until another call is made, wherever the visitor goes meanwhile: for example, a filter is in the address.
  const [first, setFirst] = useState(() => {
    const value = renderedResponse?.ok === true ? read(renderedResponse.value) : undefined;
    return value === undefined ? null : { text, value };
  });
  if (first !== null && first.text !== text) setFirst(null);
  const isRendered = first?.text === text;
  if (renderedResponse?.ok === true && !isRendered) onUnread?.();
  const result = useTanStackQuery<T, FailedCall>({
    queryKey,
    ...(keptAs !== undefined && { gcTime: CACHE_LIFETIME_MS }),
    // Always the same value: a page that is rendered in parts may lose its query before it is shown, and create another
    // one.
    ...(isRendered && {
      initialData: first.value,
      initialDataUpdatedAt: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    queryFn:
      call === null
        ? skipToken
        : async ({ signal }) => {
            const response = await request(call, signal);
            if (!response.ok) throw new FailedCall(response.error);
            const value = read(response.value);
            if (value !== undefined) return value;
            throw new FailedCall({ kind: 'malformed', problem: 'The response is not what the call promises.' });
          },
  });

  const { refetch } = result;
  const retry = useCallback(() => void refetch(), [refetch]);
  const setValue = useCallback(
    (value: T) => {
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<T>(queryKey, () => value);
    },
    [client, queryKey],
  );
  const change = useCallback(
    (how: (value: T) => T) =>
      void client.setQueryData<T>(queryKey, (value) => (value === undefined ? undefined : how(value))),
    [client, queryKey],
  );
  const failedState =
    renderedResponse?.ok === false ? ({ kind: 'failed', failure: renderedResponse.error } as const) : undefined;
  return {
    state: useDeferredQueryState(failedState ?? toQueryState(result, isRendered || keptAs !== undefined)),
    retry,
    setValue,
    change,
  };
}

/** The state of a query's result. A value that another screen fetched is shown while fetching only if `isKept`. */
function toQueryState<T>(result: UseQueryResult<T, FailedCall>, isKept: boolean): QueryState<T> {
  const { status, data, error, isFetching, isFetchedAfterMount } = result;
  if ((!isFetchedAfterMount && !isKept) || status === 'pending') return LOADING_STATE;
  if (status === 'success') return { kind: 'ready', value: data };
  return isFetching ? LOADING_STATE : { kind: 'failed', failure: error.failure };
}

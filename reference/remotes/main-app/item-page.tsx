import type { Query, QueryState } from '@livery/remote';
import { FailedState, QueryResult, useAddressQuery, usePageTitle } from '@livery/remote';
import { MessageState } from '@livery/ui/message-state';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';

interface Props<T> {
  readonly query: Query<T>;
  /** Whether the item doesn't exist, so that `missing` is shown. */
  readonly gone: boolean;
  readonly missing: ReactNode;
  readonly loading: ReactNode;
  /** The heading if it couldn't be loaded; generic by default. */
  readonly failed?: string;
  readonly children: (value: T) => ReactNode;
}

/** The page of one item: loading, missing, failed or shown. */
export function ItemPage<T>({ query, gone, missing, loading, failed, children }: Props<T>) {
  const heading = failed === undefined ? {} : { heading: failed };
  if (gone) return missing;
  return (
    <QueryResult
      query={query}
      loading={loading}
      renderFailed={(failure) => <FailedState failure={failure} level={1} {...heading} onRetry={query.retry} />}
    >
      {children}
    </QueryResult>
  );
}

/** Whether the platform refused the query with a client error (4xx), so that a retry would change nothing. */
export function isRefused(state: QueryState<unknown>): boolean {
  return state.kind === 'failed' && state.failure.kind === 'refused' && state.failure.status < 500;
}

/** A message that is the whole page, with its title in the browser's tab. */
export function TitledState(props: Omit<ComponentProps<typeof MessageState>, 'level'>) {
  usePageTitle(props.heading);
  return <MessageState level={1} {...props} />;
}

interface WithAddressValueProps {
  /** The query parameter with the value, if the path has no `:id`. */
  readonly query?: string;
  readonly children: (value: string) => ReactNode;
}

/** Passes the `:id` of the path, or otherwise a value of the query, to a screen; the empty text if it is missing. */
export function FromAddress({ query = '', children }: WithAddressValueProps) {
  const { read } = useAddressQuery();
  const { id = read(query) } = useParams();
  return children(id);
}

import { createElement, type ReactNode } from 'react';
import { LoadFailure } from '../states/load-failure.tsx';
import type { LazyComponent } from './lazy-component.ts';
import { type Retry, useLazyState } from './use-lazy-component.ts';

interface Props<PartProps extends object> {
  readonly part: LazyComponent<PartProps>;
  /** What the part is given. */
  readonly with: PartProps;
  /** Keeps the part's place until its code is there. */
  readonly waiting?: ReactNode;
  /** Stands in the part's place where its code can't be had; everything around it goes on. */
  readonly renderFailed?: (retry: Retry) => ReactNode;
  /** Whether the part is all that there is to see. */
  readonly isPage?: boolean;
  /** Whether the first Retry may load the page anew: there is nothing on it that a visitor could have typed. */
  readonly retryReloads?: boolean;
  /** Where another value stands here, as on another page, what failed is tried again. */
  readonly resetKey?: string;
}

/** Shows a late part as soon as its code is there, or Retry where it can't be had. */
export function LazySlot<PartProps extends object>(props: Props<PartProps>) {
  const { part, waiting = null, renderFailed = inItsPlace, isPage = false } = props;
  const { retryReloads = isPage, resetKey } = props;
  const state = useLazyState(part, { isPage, retryReloads, resetKey });
  switch (state.kind) {
    case 'loading':
      return waiting;
    case 'ready':
      return createElement(state.component, props.with);
    case 'failed':
      return renderFailed(state.retry);
  }
}

function inItsPlace(retry: Retry): ReactNode {
  return <LoadFailure onRetry={retry} />;
}

import { createElement, type ReactNode } from 'react';
import type { LatePart } from './late-part.ts';
import { LostPart } from './lost-part.tsx';
import { type Retry, useLateState } from './use-late-part.ts';

interface Props<PartProps extends object> {
  readonly part: LatePart<PartProps>;
  /** What the part is given. */
  readonly with: PartProps;
  /** Keeps the part's place until its code is there. */
  readonly waiting?: ReactNode;
  /** Stands in the part's place where its code can't be had; everything around it goes on. */
  readonly failed?: (retry: Retry) => ReactNode;
  /** Whether the part is all that there is to see. */
  readonly isPage?: boolean;
  /** Where another value stands here, as on another page, what failed is tried again. */
  readonly resetKey?: string;
}

/** Shows a late part as soon as its code is there, or Retry where it can't be had. */
export function LateSlot<PartProps extends object>(props: Props<PartProps>) {
  const { part, waiting = null, failed = inItsPlace, isPage = false, resetKey } = props;
  const state = useLateState(part, { isPage, resetKey });
  switch (state.kind) {
    case 'loading':
      return waiting;
    case 'ready':
      return createElement(state.component, props.with);
    case 'failed':
      return failed(state.retry);
  }
}

function inItsPlace(retry: Retry): ReactNode {
  return <LostPart onRetry={retry} />;
}

import { createElement, type ReactNode } from 'react';
import type { LatePart } from './late-part.ts';
import { useLatePart } from './use-late-part.ts';

interface Props<PartProps extends object> {
  readonly part: LatePart<PartProps>;
  /** What the part is given. */
  readonly with: PartProps;
  /** Keeps the part's place until its code is there. */
  readonly waiting?: ReactNode;
  readonly onFailure?: () => void;
}

/** Shows a late part as soon as its code is there. */
export function LateSlot<PartProps extends object>(props: Props<PartProps>) {
  const { part, waiting = null, onFailure } = props;
  const component = useLatePart(part, true, onFailure);
  return component === undefined ? waiting : createElement(component, props.with);
}

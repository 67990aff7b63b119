import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { useShell } from '../shell-context.tsx';
import type { LatePart } from './late-part.ts';

/**
 * A late part from the moment that it is wanted: `undefined` until its code is
 * there. Where it can't be had the visitor is told so, and the rest stands.
 */
export function useLatePart<Props>(
  part: LatePart<Props>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const { notices } = useShell();
  const [ready, setReady] = useState(part.loaded);
  const failed = useEffectEvent(() => {
    notices.notify('failure', DEFAULT_MESSAGE);
    onFailure?.();
  });

  useEffect(() => {
    if (!wanted) return;
    let awaited = true;
    part.load().then(
      (component) => awaited && setReady(() => component),
      () => awaited && failed(),
    );
    return () => {
      awaited = false;
    };
  }, [part, wanted]);

  return ready;
}

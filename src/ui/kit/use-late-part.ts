import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { useShell } from '../shell-context.tsx';
import type { LatePart } from './late-part.ts';

export type LateState<Props> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: ComponentType<Props> }
  | { readonly kind: 'failed'; readonly retry: Retry };

/** Asks for a part once more. */
export interface Retry {
  (): void;
  /** Whether it is left to load the page anew: the part was lost again. */
  readonly reloads: boolean;
}

interface Wish {
  readonly wanted?: boolean;
  /** Whether it is all that there is to see, so that nothing is lost by loading the page anew. */
  readonly isPage?: boolean;
  /** Where another value stands here, as on another page, what failed is tried again. */
  readonly resetKey?: string | undefined;
}

/** A late part from the moment that it is wanted. */
export function useLateState<Props>(part: LatePart<Props>, wish: Wish = {}): LateState<Props> {
  const { wanted = true, isPage = false, resetKey = '' } = wish;
  const { code } = useShell();
  const [component, setComponent] = useState(part.loaded);
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState({ resetKey, retries: 0 });
  const retries = tried.resetKey === resetKey ? tried.retries : 0;

  // Before anything is shown: what failed elsewhere is tried here, and not shown first.
  useLayoutEffect(() => {
    if (!wanted) return;
    setFailed(false);
    const left = new AbortController();
    const { signal } = left;
    // The first Retry costs a visitor nothing that they typed elsewhere on the page; the second says what it does.
    code.load(part.load, { isPage: isPage || retries > 1, signal }).then(
      (loaded) => signal.aborted || setComponent(() => loaded),
      () => signal.aborted || setFailed(true),
    );
    return () => left.abort();
  }, [code, part, wanted, isPage, resetKey, retries]);

  if (component !== undefined) return { kind: 'ready', component };
  if (!failed) return { kind: 'loading' };
  const retry = () => setTried({ resetKey, retries: retries + 1 });
  return { kind: 'failed', retry: Object.assign(retry, { reloads: retries > 0 }) };
}

/**
 * The component of a late part: `undefined` until its code is there. Where it
 * can't be had the visitor is told so, and the rest stands.
 */
export function useLatePart<Props>(
  part: LatePart<Props>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const { notices } = useShell();
  const state = useLateState(part, { wanted });
  const tell = useEffectEvent(() => {
    notices.notify('failure', DEFAULT_MESSAGE);
    onFailure?.();
  });

  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);

  return state.kind === 'ready' ? state.component : undefined;
}

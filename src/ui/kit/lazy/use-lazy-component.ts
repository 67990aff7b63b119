import { type ComponentType, use, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { DEFAULT_MESSAGE } from '../../../domain/notices/default-message.ts';
import { useShell } from '../../shell-context.tsx';
import type { LazyComponent } from './lazy-component.ts';

export type LazyState<Props> =
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
  /** Whether the first Retry may load the page anew: there is nothing on it that a visitor could have typed. */
  readonly retryReloads?: boolean;
  /** Where another value stands here, as on another page, what failed is tried again. */
  readonly resetKey?: string | undefined;
  /** Whether the page may be loaded anew at this moment, where `isPage` and `retryReloads` do not say so. */
  readonly mayReload?: () => boolean;
  readonly onFailure?: () => void;
}

const NEVER_CHANGES = () => () => undefined;

/**
 * A late part from the moment that it is wanted. A page suspends on a server, and
 * while what a server rendered is hydrated: no effect runs there that could load it.
 */
export function useLazyState<Props>(part: LazyComponent<Props>, wish: Wish = {}): LazyState<Props> {
  const { wanted = true, isPage = false, retryReloads = isPage, resetKey = '' } = wish;
  const { code } = useShell();
  const isHydrating = useSyncExternalStore(
    NEVER_CHANGES,
    () => false,
    () => true,
  );
  const [known, setComponent] = useState(part.loaded);
  const component = known ?? (isPage && isHydrating ? use(part.first()) : undefined);
  const [tried, setTried] = useState({ resetKey, retries: 0 });
  const retries = tried.resetKey === resetKey ? tried.retries : 0;
  // What failed elsewhere is tried here, and not shown first.
  const attempt = `${retries} ${resetKey}`;
  const [failed, setFailed] = useState<string>();
  const lost = useEffectEvent(() => {
    setFailed(attempt);
    wish.onFailure?.();
  });

  const mayReloadNow = useEffectEvent(() => wish.mayReload?.() === true);

  useLayoutEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const { signal } = left;
    // Elsewhere the first Retry only tries again, and the second says what it does.
    const mayReload = isPage || retries > (retryReloads ? 0 : 1) || mayReloadNow();
    code.load(part.load, { isPage: mayReload, signal }).then(
      (loaded) => signal.aborted || setComponent(() => loaded),
      () => signal.aborted || lost(),
    );
    return () => left.abort();
  }, [code, part, wanted, isPage, retryReloads, resetKey, retries]);

  if (component !== undefined) return { kind: 'ready', component };
  if (failed !== attempt) return { kind: 'loading' };
  const retry = () => setTried({ resetKey, retries: retries + 1 });
  return { kind: 'failed', retry: Object.assign(retry, { reloads: retries > 0 }) };
}

/**
 * The component of a late part: `undefined` until its code is there. Where it
 * can't be had the visitor sees a message, and the rest stands. Where they ask for it
 * again the page is loaded anew, unless something that they typed would be lost:
 * most browsers never fetch a lost module a second time.
 */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const { notices, market } = useShell();
  const [wasLost, setWasLost] = useState(false);
  const state = useLazyState(part, {
    wanted,
    mayReload: () => wasLost && !market.hasUnsaved(),
    onFailure() {
      setWasLost(true);
      notices.notify('failure', DEFAULT_MESSAGE);
      onFailure?.();
    },
  });
  return state.kind === 'ready' ? state.component : undefined;
}

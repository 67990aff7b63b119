import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { useShell } from '../shell-context.tsx';
import { LoadFailure, type Retry } from './states/load-failure.tsx';

/** A component whose code is loaded when it is first needed. */
export interface LazyComponent<Props> {
  loaded(): ComponentType<Props> | undefined;
  /** Rejects where the code can't be loaded; the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  /** The first load, always the same promise; `undefined` where the code could not be loaded. */
  first(): Promise<ComponentType<Props> | undefined>;
}

export function lazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let first: Promise<ComponentType<Props> | undefined> | undefined;
  const load = async () => {
    component ??= await fetch();
    return component;
  };
  return {
    loaded: () => component,
    load,
    first() {
      first ??= load().catch(() => undefined);
      return first;
    },
  };
}

type LazyState<Props> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly component: ComponentType<Props> }
  | { readonly kind: 'failed'; readonly retry: Retry };

interface ReloadOptions {
  /** Whether it is the whole page, so that a reload loses no input. */
  readonly isPage?: boolean;
  /** Whether the first Retry may reload the page, because nothing on it can hold input. */
  readonly retryReloads?: boolean;
  /** When it changes, as on another page, a failed load is tried again. */
  readonly resetKey?: string | undefined;
}

interface LazyOptions extends ReloadOptions {
  readonly enabled?: boolean;
  /** Whether the page may be reloaded at this moment, where `isPage` and `retryReloads` do not decide it. */
  readonly mayReload?: () => boolean;
  readonly onFailure?: () => void;
}

const subscribeToNothing = () => () => undefined;

/**
 * Loads a lazy component once it is enabled. On a server and during hydration it suspends, because no effect runs
 * that could load it.
 */
export function useLazyState<Props>(lazy: LazyComponent<Props>, options: LazyOptions = {}): LazyState<Props> {
  const { enabled = true, isPage = false, retryReloads = isPage, resetKey = '' } = options;
  const { code } = useShell();
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [known, setComponent] = useState(lazy.loaded);
  const component = known ?? (isPage && isHydrating ? use(lazy.first()) : undefined);
  const [tried, setTried] = useState({ resetKey, retries: 0 });
  const retries = tried.resetKey === resetKey ? tried.retries : 0;
  // A load that failed elsewhere is tried again here before a failure is shown.
  const attempt = `${retries} ${resetKey}`;
  const [failed, setFailed] = useState<string>();
  const onFailure = useEffectEvent(() => {
    setFailed(attempt);
    options.onFailure?.();
  });
  const mayReloadNow = useEffectEvent(() => options.mayReload?.() === true);

  useLayoutEffect(() => {
    if (!enabled) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // Elsewhere the first Retry only tries again; the label of the second announces the reload.
    const mayReload = isPage || retries > (retryReloads ? 0 : 1) || mayReloadNow();
    code.load(lazy.load, { isPage: mayReload, signal }).then(
      (loaded) => signal.aborted || setComponent(() => loaded),
      () => signal.aborted || onFailure(),
    );
    return () => unmounted.abort();
  }, [code, lazy, enabled, isPage, retryReloads, resetKey, retries]);

  if (component !== undefined) return { kind: 'ready', component };
  if (failed !== attempt) return { kind: 'loading' };
  const retry = () => setTried({ resetKey, retries: retries + 1 });
  return { kind: 'failed', retry: Object.assign(retry, { reloads: retries > 0 }) };
}

/**
 * A lazy component: `undefined` until its code is loaded. Where that fails, a message is shown in its place. A
 * second Retry reloads the page unless input would be lost, because most browsers never request a module again that
 * failed.
 */
export function useLazyComponent<Props>(
  lazy: LazyComponent<Props>,
  enabled: boolean,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const { notices, market } = useShell();
  const [hasFailed, setHasFailed] = useState(false);
  const state = useLazyState(lazy, {
    enabled,
    mayReload: () => hasFailed && !market.hasUnsaved(),
    onFailure() {
      setHasFailed(true);
      notices.notify('failure', DEFAULT_MESSAGE);
      onFailure?.();
    },
  });
  return state.kind === 'ready' ? state.component : undefined;
}

interface SlotProps<Props extends object> extends ReloadOptions {
  readonly component: LazyComponent<Props>;
  readonly props: Props;
  /** Rendered until the component's code is loaded. */
  readonly fallback?: ReactNode;
  /** Rendered where the component's code can't be loaded. */
  readonly renderFailed?: (retry: Retry) => ReactNode;
}

/** Renders a lazy component once its code is loaded, or Retry where that fails. */
export function LazySlot<Props extends object>({
  component,
  props,
  fallback = null,
  renderFailed = (retry) => <LoadFailure onRetry={retry} />,
  ...options
}: SlotProps<Props>) {
  const state = useLazyState(component, options);
  switch (state.kind) {
    case 'loading':
      return fallback;
    case 'ready':
      return createElement(state.component, props);
    case 'failed':
      return renderFailed(state.retry);
  }
}

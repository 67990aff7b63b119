import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { useShell } from '../shell-context.tsx';
import { LoadFailure, type Retry } from './states/load-failure.tsx';

/** A component whose code is loaded when it is first needed. */
export interface LazyComponent<Props> {
  /** The name of its file without the extension, as in the build's manifest and the server's list of components. */
  readonly name: string;
  loaded(): ComponentType<Props> | undefined;
  /** Rejects if the code can't be loaded; the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  /** The first load, always the same promise; `undefined` if the code couldn't be loaded. */
  first(): Promise<ComponentType<Props> | undefined>;
}

/** Every lazy component whose module has run, by name. */
const componentsByName = new Map<string, { first(): Promise<unknown>; loaded(): unknown }>();

/** Collects, on a server, the names of the lazy components that were rendered; `undefined` in browsers. */
export const RenderedComponents = createContext<Set<string> | undefined>(undefined);

/**
 * Loads lazy components by their names, including nested ones, so that server-rendered markup can be hydrated
 * immediately.
 *
 * @returns whether all of them are loaded
 */
export async function loadComponents(names: readonly string[]): Promise<boolean> {
  let missingNames = names;
  let found: readonly string[];
  do {
    found = missingNames.filter((name) => componentsByName.has(name));
    await Promise.all(found.flatMap((name) => componentsByName.get(name)?.first() ?? []));
    missingNames = missingNames.filter((name) => componentsByName.get(name)?.loaded() === undefined);
  } while (missingNames.some((name) => componentsByName.has(name) && !found.includes(name)));
  return missingNames.length === 0;
}

export function lazyComponent<Props>(name: string, fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let firstTypePromise: Promise<ComponentType<Props> | undefined> | undefined;
  const load = async () => {
    component ??= await fetch();
    return component;
  };
  const lazy: LazyComponent<Props> = {
    name,
    loaded: () => component,
    load,
    first() {
      firstTypePromise ??= load().catch(() => undefined);
      return firstTypePromise;
    },
  };
  componentsByName.set(name, lazy);
  return lazy;
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
  /** Whether it depends on the device: then servers don't render it. */
  readonly clientOnly?: boolean;
  /** If it changes, for example on another page, a failed load is tried again. */
  readonly resetKey?: string | undefined;
}

interface LazyOptions extends ReloadOptions {
  readonly enabled?: boolean;
  /** Whether the page may be reloaded now, if `isPage` and `retryReloads` don't decide it. */
  readonly mayReload?: () => boolean;
  readonly onFailure?: () => void;
}

/**
 * A lazy component, once it is enabled. It suspends on a server and during hydration, because effects, which could load
 * it, don't run there.
 */
export function useLazyState<Props>(lazy: LazyComponent<Props>, options: LazyOptions = {}): LazyState<Props> {
  const { enabled = true, isPage = false, clientOnly = false, retryReloads = isPage, resetKey = '' } = options;
  const { code } = useShell();
  const isHydrating = useIsHydrating();
  const renderedComponents = use(RenderedComponents);
  const [loadedType, setComponent] = useState(lazy.loaded);
  const isLeftToClient = clientOnly && isHydrating;
  const firstType =
    isHydrating && enabled && loadedType === undefined && !isLeftToClient ? use(lazy.first()) : undefined;
  const component = isLeftToClient ? undefined : (loadedType ?? firstType);
  if (enabled && component !== undefined) renderedComponents?.add(lazy.name);
  const [tried, setTried] = useState({ resetKey, retries: 0 });
  const retries = tried.resetKey === resetKey ? tried.retries : 0;
  // If a load has failed elsewhere, it is tried again here before the failure is shown.
  const attempt = `${retries} ${resetKey}`;
  const [failed, setFailed] = useState<string>();
  const onFailure = useEffectEvent(() => {
    setFailed(attempt);
    options.onFailure?.();
  });
  const mayReloadNow = useEffectEvent(() => options.mayReload?.() === true);

  useLayoutEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const { signal } = controller;
    // In other cases the first Retry only tries again; the label of the second announces the reload.
    const mayReload = isPage || retries > (retryReloads ? 0 : 1) || mayReloadNow();
    code.load(lazy.load, { isPage: mayReload, signal }).then(
      (fetched) => signal.aborted || setComponent(() => fetched),
      () => signal.aborted || onFailure(),
    );
    return () => controller.abort();
  }, [code, lazy, enabled, isPage, retryReloads, resetKey, retries]);

  if (component !== undefined) return { kind: 'ready', component };
  if (failed !== attempt) return { kind: 'loading' };
  const retry = () => setTried({ resetKey, retries: retries + 1 });
  return { kind: 'failed', retry: Object.assign(retry, { reloads: retries > 0 }) };
}

/**
 * The element of a lazy component; the same one as long as its props are the same, so that React doesn't render it
 * again.
 */
export function useLazyElement<Props extends object>(state: LazyState<Props>, props: Props): ReactNode {
  const component = state.kind === 'ready' ? state.component : undefined;
  return useMemo(() => component && createElement(component, props), [component, props]);
}

/**
 * A lazy component: `undefined` until its code is loaded. If that fails, a message is shown instead. A second Retry
 * reloads the page unless input would be lost, because most browsers never request a failed module again.
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
  /** Rendered if the component's code can't be loaded. */
  readonly renderFailed?: (retry: Retry) => ReactNode;
}

/** Renders a lazy component once its code is loaded, or Retry if that fails. */
export function LazySlot<Props extends object>({
  component,
  props,
  fallback = null,
  renderFailed = (retry) => <LoadFailure onRetry={retry} />,
  ...options
}: SlotProps<Props>) {
  const state = useLazyState(component, options);
  const content = useLazyElement(state, props);
  switch (state.kind) {
    case 'loading':
      return fallback;
    case 'ready':
      return content;
    case 'failed':
      return renderFailed(state.retry);
  }
}

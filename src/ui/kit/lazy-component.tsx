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
  /** Its file's, without the ending: the build's manifest and the server's list of rendered components know it by that. */
  readonly name: string;
  loaded(): ComponentType<Props> | undefined;
  /** Rejects if the code can't be loaded; the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  /** The first load, always the same promise; `undefined` if the code could not be loaded. */
  first(): Promise<ComponentType<Props> | undefined>;
}

/** Every lazy component whose module has run, by its name. */
const componentsByName = new Map<string, { first(): Promise<unknown>; loaded(): unknown }>();

/** Where a server collects the names of the lazy components that it rendered; there is none in browsers. */
export const RenderedComponents = createContext<Set<string> | undefined>(undefined);

/**
 * Loads lazy components by their names, those within others too, so that what a server
 * rendered can be hydrated at once.
 *
 * @returns whether all of them are there
 */
export async function loadComponents(names: readonly string[]): Promise<boolean> {
  let missing = names;
  let found: readonly string[];
  do {
    found = missing.filter((name) => componentsByName.has(name));
    await Promise.all(found.flatMap((name) => componentsByName.get(name)?.first() ?? []));
    missing = missing.filter((name) => componentsByName.get(name)?.loaded() === undefined);
  } while (missing.some((name) => componentsByName.has(name) && !found.includes(name)));
  return missing.length === 0;
}

export function lazyComponent<Props>(name: string, fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let first: Promise<ComponentType<Props> | undefined> | undefined;
  const load = async () => {
    component ??= await fetch();
    return component;
  };
  const lazy: LazyComponent<Props> = {
    name,
    loaded: () => component,
    load,
    first() {
      first ??= load().catch(() => undefined);
      return first;
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
  /** Whether only the device knows if it is shown: then no server renders it. */
  readonly clientOnly?: boolean;
  /** If another value stands here, as on another page, what failed is tried again. */
  readonly resetKey?: string | undefined;
}

interface LazyOptions extends ReloadOptions {
  readonly enabled?: boolean;
  /** Whether the page may be reloaded at this moment, if `isPage` and `retryReloads` do not decide it. */
  readonly mayReload?: () => boolean;
  readonly onFailure?: () => void;
}

/**
 * A lazy component from the moment that it is enabled. It suspends on a server, and
 * while what a server rendered is hydrated: no effect runs there that could load it.
 */
export function useLazyState<Props>(lazy: LazyComponent<Props>, options: LazyOptions = {}): LazyState<Props> {
  const { enabled = true, isPage = false, clientOnly = false, retryReloads = isPage, resetKey = '' } = options;
  const { code } = useShell();
  const isHydrating = useIsHydrating();
  const rendered = use(RenderedComponents);
  const [loaded, setComponent] = useState(lazy.loaded);
  const isLeftToClient = clientOnly && isHydrating;
  const first = isHydrating && enabled && loaded === undefined && !isLeftToClient ? use(lazy.first()) : undefined;
  const component = isLeftToClient ? undefined : (loaded ?? first);
  if (enabled && component !== undefined) rendered?.add(lazy.name);
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
      (fetched) => signal.aborted || setComponent(() => fetched),
      () => signal.aborted || onFailure(),
    );
    return () => unmounted.abort();
  }, [code, lazy, enabled, isPage, retryReloads, resetKey, retries]);

  if (component !== undefined) return { kind: 'ready', component };
  if (failed !== attempt) return { kind: 'loading' };
  const retry = () => setTried({ resetKey, retries: retries + 1 });
  return { kind: 'failed', retry: Object.assign(retry, { reloads: retries > 0 }) };
}

/** The element of a lazy component; the same one as long as its properties are, which React doesn't render again. */
export function useLazyElement<Props extends object>(state: LazyState<Props>, props: Props): ReactNode {
  const component = state.kind === 'ready' ? state.component : undefined;
  return useMemo(() => component && createElement(component, props), [component, props]);
}

/**
 * A lazy component: `undefined` until its code is loaded. If that fails, a message is shown in its place. A
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

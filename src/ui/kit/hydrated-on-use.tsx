import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../texts/use-language.ts';
import { HydrationContext } from './hydration.ts';
import { RenderedComponents } from './lazy-component.tsx';
import { watchFirstUse } from './watch-first-use.ts';

/**
 * Collects, on a server, the names of the lazy components whose styles the page needs, but whose code is loaded later.
 */
export const RenderedOnUse = createContext<Set<string> | undefined>(undefined);

interface Props {
  readonly className?: string | undefined;
  /** Loads the code of its content in a language, if necessary; resolves to whether it is loaded then. */
  readonly load?: (language: string) => Promise<boolean>;
  readonly fallback?: ReactNode;
  /** Whether it is also hydrated without use, after everything else. */
  readonly atLast?: boolean;
  /** Identifies its content, in addition to the address and the language. */
  readonly shows?: string;
  /**
   * Must be the same element as long as the content is the same: another one would be rendered without the server's
   * markup.
   */
  readonly children: ReactNode;
}

/**
 * Keeps the server's markup, which must work without JavaScript, until the visitor points at it or focuses it; only
 * then it is hydrated, and its code is loaded if necessary. If it wasn't server-rendered, it is rendered immediately.
 */
export function HydratedOnUse({
  className,
  load = alwaysLoaded,
  fallback,
  atLast = false,
  shows = '',
  children,
}: Props) {
  const [isServed] = useState(useIsHydrating());
  const hydration = use(HydrationContext);
  const otherHydration = atLast ? hydration?.done : undefined;
  const onUse = use(RenderedOnUse);
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createHydrationGate);
  const [isLive, setLive] = useState(false);
  // Otherwise React would wait for its code before it shows another language or address.
  const language = useLanguage();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const pageKey = `${language} ${pathname}${search} ${shows}`;
  const [firstKey] = useState(pageKey);
  const [isReplaced, setReplaced] = useState(false);
  if (isServed && !isLive && !isReplaced && pageKey !== firstKey) setReplaced(true);

  const follow = useEffectEvent((to: string) => {
    if (place.current === null) return;
    // The link is removed with the part, but the focus stays in its place.
    place.current.tabIndex = -1;
    place.current.focus({ preventScroll: true });
    void navigate({ search: to }, { replace: true, preventScrollReset: true, state });
  });

  useEffect(() => {
    if (!isServed || isLive || isReplaced || place.current === null) return;
    const early = hydration?.takeUses(place.current);
    return watchFirstUse(place.current, {
      load: () => load(language),
      hydrate: gate.open,
      follow,
      others: otherHydration,
      early,
    });
  }, [isServed, isLive, isReplaced, load, language, gate, otherHydration, hydration]);

  const content = useMemo(
    () => (
      <Suspense key={isReplaced ? 'replaced' : 'served'} fallback={fallback}>
        <RenderedComponents value={onUse}>
          <HydrationGate opened={gate.promise} onLive={() => setLive(true)}>
            {children}
          </HydrationGate>
        </RenderedComponents>
      </Suspense>
    ),
    [isReplaced, fallback, onUse, gate, children],
  );
  return (
    <div ref={place} className={className}>
      {content}
    </div>
  );
}

const alwaysLoaded = async () => true;

/** Not `Promise.withResolvers`, which is missing in older Node versions on servers. */
function createHydrationGate(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

interface HydrationGateProps {
  readonly opened: Promise<void>;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

function HydrationGate({ opened, onLive, children }: HydrationGateProps) {
  // Even after it is hydrated, when the promise is resolved: React reports an error if a `use` is left out later.
  const [isServed] = useState(useIsHydrating());
  // A server doesn't wait for any use.
  if (isServed && 'document' in globalThis) use(opened);
  const report = useEffectEvent(onLive);
  useEffect(() => report(), []);
  return children;
}

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

/** Where a server collects the names of the lazy components whose styles the page needs, and whose code waits. */
export const RenderedOnUse = createContext<Set<string> | undefined>(undefined);

interface Props {
  readonly className?: string | undefined;
  /** Loads the code of what it shows in a language, if that isn't there; resolves to whether it is then. */
  readonly load?: (language: string) => Promise<boolean>;
  readonly fallback?: ReactNode;
  /** Whether it is hydrated unused, too, once all else is. */
  readonly atLast?: boolean;
  /** Tells apart what it shows; the address and the language do so anyway. */
  readonly shows?: string;
  /** The same element while it shows the same: another one would be rendered without what the server sent. */
  readonly children: ReactNode;
}

/**
 * Leaves what a server rendered as it came, so that it must work without JavaScript, until the visitor points at it
 * or focuses it: only then it is hydrated, and its code is loaded if need be. If no server rendered it, it is rendered at once.
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
  const others = atLast ? hydration?.done : undefined;
  const onUse = use(RenderedOnUse);
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(createHydrationGate);
  const [isLive, setLive] = useState(false);
  // React would wait for its code before it showed another language or the next address.
  const language = useLanguage();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = `${language} ${pathname}${search} ${shows}`;
  const [first] = useState(shown);
  const [isReplaced, setReplaced] = useState(false);
  if (isServed && !isLive && !isReplaced && shown !== first) setReplaced(true);

  const follow = useEffectEvent((to: string) => {
    if (place.current === null) return;
    // The link is gone with the part; the focus stays where it was.
    place.current.tabIndex = -1;
    place.current.focus({ preventScroll: true });
    void navigate({ search: to }, { replace: true, preventScrollReset: true, state });
  });

  useEffect(() => {
    if (!isServed || isLive || isReplaced || place.current === null) return;
    const early = hydration?.takeUses(place.current);
    return watchFirstUse(place.current, { load: () => load(language), hydrate: gate.open, follow, others, early });
  }, [isServed, isLive, isReplaced, load, language, gate, others, hydration]);

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

/** Not `Promise.withResolvers`, which servers on an older Node lack. */
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
  // Also once it is hydrated, when the promise is resolved: React complains of a `use` that is left out later.
  const [isServed] = useState(useIsHydrating());
  // A server waits for nobody.
  if (isServed && 'document' in globalThis) use(opened);
  const report = useEffectEvent(onLive);
  useEffect(() => report(), []);
  return children;
}

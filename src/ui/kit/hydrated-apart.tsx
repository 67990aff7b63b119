import { type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react';
import { HydrationContext } from './hydration.ts';
import { OnMounted } from './on-mounted.tsx';

/**
 * A part of the page that is hydrated after the parts around it, in tasks that the browser may interrupt. It is
 * hydrated immediately if the visitor clicks or types in it.
 */
export function HydratedApart({ children }: { readonly children: ReactNode }) {
  const hydration = use(HydrationContext);
  const [part] = useState(() => ({}));
  // The first children stay until it is hydrated: if they changed, React would hydrate it in one task.
  const [first, setFirst] = useState<{ readonly children: ReactNode } | null>({ children });
  const shownChildren = first === null ? children : first.children;

  // Before any effect can report that the page is hydrated.
  useLayoutEffect(() => {
    hydration?.begin(part);
    return () => hydration?.end(part);
  }, [hydration, part]);

  const content = useMemo(() => {
    const onMounted = () => {
      setFirst(null);
      hydration?.end(part);
    };
    return <OnMounted onMounted={onMounted}>{shownChildren}</OnMounted>;
  }, [shownChildren, hydration, part]);
  return <Suspense>{content}</Suspense>;
}

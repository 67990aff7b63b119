import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface Props {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/** Calls back once all its children are in the page, hydrated or rendered. */
export function OnMounted({ onMounted, children }: Props) {
  const notify = useEffectEvent(onMounted);
  useEffect(() => {
    notify();
  }, []);
  return children;
}

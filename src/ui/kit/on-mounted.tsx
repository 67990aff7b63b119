import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface Props {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/** Calls back once its children are in the page: all of them hydrated, or rendered. */
export function OnMounted({ onMounted, children }: Props) {
  const notify = useEffectEvent(onMounted);
  useEffect(() => {
    notify();
  }, []);
  return children;
}

import { useEffect, useState } from 'react';
import { Routes } from '../kit/navigation/routes.tsx';
import { FailedState } from '../kit/states/failed-state.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { Translations } from '../kit/translations.tsx';
import { useRemote } from '../kit/use-remote.ts';
import type { Area } from './area.ts';
import styles from './area-slot.module.css';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly area: Area };

/** Loads an area with its messages, and shows the screen at the visitor's path. */
export function AreaSlot({ load }: { readonly load: () => Promise<Area> }) {
  const { reportError } = useRemote();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let left = false;
    load().then(
      (area) => {
        if (!left) setState({ kind: 'ready', area });
      },
      (error: unknown) => {
        reportError(error);
        if (!left) setState({ kind: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [load, reportError, tries]);

  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <FailedState level={1} onRetry={again} />;
    case 'ready':
      return (
        <Translations files={state.area.messages} waiting={<Waiting />}>
          <Routes of={state.area.routes} otherwise={<NotFoundState />} />
        </Translations>
      );
  }

  function again() {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  }
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="picture" />
    </div>
  );
}

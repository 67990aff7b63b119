import { useEffect, useState } from 'react';
import { FailedState } from '../kit/failed-state.tsx';
import { matchRoute } from '../kit/match-route.ts';
import { NotFoundState } from '../kit/not-found-state.tsx';
import { Routes } from '../kit/routes.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Translations } from '../kit/translations.tsx';
import { useLocation } from '../kit/use-location.ts';
import { useRemote } from '../kit/use-remote.ts';
import type { Area } from './area.ts';
import { AREAS } from './areas.ts';
import styles from './main-app.module.css';

/** Signing in, accounts and booking: an area stays mounted while the visitor navigates within it. */
export function MainApp() {
  const { path } = useLocation();
  const entry = AREAS.find(({ patterns }) => patterns.some((pattern) => matchRoute(pattern, path) !== null));
  return entry === undefined ? <NotFoundState /> : <AreaSlot key={entry.folder} load={entry.load} />;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly area: Area };

/** Loads an area with its messages, and shows the screen at the visitor's path. */
function AreaSlot({ load }: { readonly load: () => Promise<Area> }) {
  const { reportError } = useRemote();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let unmounted = false;
    load().then(
      (area) => {
        if (!unmounted) setState({ kind: 'ready', area });
      },
      (error: unknown) => {
        reportError(error);
        if (!unmounted) setState({ kind: 'failed' });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, reportError, attempt]);

  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <FailedState level={1} onRetry={retry} />;
    case 'ready':
      return (
        <Translations files={state.area.messages} waiting={<Waiting />}>
          <Routes of={state.area.routes} otherwise={<NotFoundState />} />
        </Translations>
      );
  }

  function retry() {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  }
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="picture" />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { matchRoute } from '../kit/navigation/match-route.ts';
import { Routes } from '../kit/navigation/routes.tsx';
import { useLocation } from '../kit/navigation/use-location.ts';
import { FailedState } from '../kit/states/failed-state.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { Translations } from '../kit/translations.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { AREAS, type Area } from './areas.ts';
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

import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { FailedState, matchRoute, NotFoundState, Routes, Translations, useLocation, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { useEffect, useState } from 'react';
import { from } from 'rxjs';
import { AREAS, type Area } from './areas.ts';
import styles from './main-app.module.css';

/** Sign-in, account and booking: an area stays mounted while the visitor navigates within it. */
export function MainApp() {
  const { path } = useLocation();
  const entry = AREAS.find(({ patterns }) => patterns.some((pattern) => matchRoute(pattern, path) !== null));
  return entry === undefined ? <NotFoundState /> : <AreaSlot key={entry.folder} load={entry.load} />;
}

/** Loads an area with its messages, and shows the screen at the visitor's path. */
function AreaSlot({ load }: { readonly load: () => Promise<Area> }) {
  const { reportError } = useRemote();
  const [attempt, setAttempt] = useState(0);
  const [area, setArea] = useState<Area | 'loading' | 'failed'>('loading');

  useEffect(() => {
    const loaded = load().catch((error: unknown) => {
      reportError(error);
      return 'failed' as const;
    });
    const following = from(loaded).subscribe(setArea);
    return () => following.unsubscribe();
  }, [load, reportError, attempt]);

  if (area === 'loading') return <Waiting />;
  if (area === 'failed') return <FailedState level={1} onRetry={retry} />;
  return (
    <Translations files={[KIT_TEXTS, area.messages]} loading={<Waiting />}>
      <Routes routes={area.routes} fallback={<NotFoundState />} />
    </Translations>
  );

  function retry() {
    setArea('loading');
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

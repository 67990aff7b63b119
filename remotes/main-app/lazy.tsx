import { FailedState, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { from } from 'rxjs';
import styles from './lazy.module.css';

interface Props<Module extends object> {
  /** Imports the module; a constant function, because what it loads is remembered under it. */
  readonly load: () => Promise<Module>;
  /** Shown until it is loaded; by default as large as a page's first part. */
  readonly waiting?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** What was loaded, by the function that loads it: shown at once when it is rendered again. */
const LOADED = new WeakMap<() => Promise<object>, object>();

/** Imports a part of the app when it is first rendered, with Retry where the import fails. */
export function Lazy<Module extends object>({ load, waiting = <Waiting />, children }: Props<Module>) {
  const { reportError } = useRemote();
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<{
    readonly load: () => Promise<Module>;
    readonly module: Module | 'failed';
  }>();

  useEffect(() => {
    const following = from(preload(load)).subscribe({
      next: (module) => setCurrent({ load, module }),
      error: (error: unknown) => {
        reportError(error);
        setCurrent({ load, module: 'failed' });
      },
    });
    return () => following.unsubscribe();
  }, [load, reportError, attempt]);

  const module = current?.load === load ? current.module : (LOADED.get(load) as Module | undefined);
  if (module === undefined) return waiting;
  if (module === 'failed') return <FailedState level={1} onRetry={retry} />;
  return children(module);

  function retry() {
    setCurrent(undefined);
    setAttempt(attempt + 1);
  }
}

/** Imports what `Lazy` will render, so that it is rendered at once. */
export async function preload<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  LOADED.set(load, module);
  return module;
}

/** The size of a page's first part, until it is loaded: that of results, where the path is one of theirs. */
export function Waiting() {
  const isResults = /^\/booknow\/.*\/search$/.test(useLocation().pathname);
  return (
    <div className={styles.waiting}>
      {isResults ? (
        <>
          <Skeleton count={2} />
          <Skeleton shape="results" count={6} />
        </>
      ) : (
        <Skeleton shape="picture" />
      )}
    </div>
  );
}

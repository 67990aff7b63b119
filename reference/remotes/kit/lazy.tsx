import { FailedState, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './lazy.module.css';

/**
 * Imports a module; must be a constant function, because the loaded module is remembered under it, or under its name.
 */
type ModuleLoader<Module extends object> = (() => Promise<Module>) & { readonly part?: string };

/**
 * A function that loads a part of the app under a fixed name: an edit of the module that creates the function creates
 * another one, but the part stays loaded.
 */
export function namedLoader<Module extends object>(part: string, load: () => Promise<Module>): ModuleLoader<Module> {
  return Object.assign(load, { part });
}

interface Props<Module extends object> {
  readonly load: ModuleLoader<Module>;
  /** Shown until it is loaded; by default as large as the first part of a page. */
  readonly waiting?: ReactNode;
  /** The level of a failure's heading; that of a page by default. */
  readonly level?: 1 | 2 | 3;
  /** Shown instead of Retry if it can't be loaded, for optional parts. */
  readonly failed?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** The loaded modules: shown immediately when they are rendered again. */
const LOADED_MODULES = new Map<unknown, object>();

function loaderKey<Module extends object>(load: ModuleLoader<Module>): unknown {
  return load.part ?? load;
}

/** Imports a part of the app when it is first rendered, with Retry if the import fails. */
export function Lazy<Module extends object>(props: Props<Module>) {
  const { load, waiting = <PagePlaceholder />, level = 1, failed, children } = props;
  const { reportError } = useRemote();
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<{
    readonly name: unknown;
    readonly module: Module | 'failed';
  }>();
  const name = loaderKey(load);

  useEffect(() => {
    let isHere = true;
    preload(load).then(
      // Interruptible, because it may render a whole page.
      (module) => isHere && startTransition(() => setCurrent({ name, module })),
      (error: unknown) => {
        if (!isHere) return;
        reportError(error);
        setCurrent({ name, module: 'failed' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, name, reportError, attempt]);

  const module =
    current !== undefined && current.name === name ? current.module : (LOADED_MODULES.get(name) as Module | undefined);
  if (module === undefined) return waiting;
  if (module === 'failed') return failed === undefined ? <FailedState level={level} onRetry={retry} /> : failed;
  return children(module);

  function retry() {
    setCurrent(undefined);
    setAttempt(attempt + 1);
  }
}

/** Imports a part that `Lazy` will render, so that it is rendered immediately. */
export async function preload<Module extends object>(load: ModuleLoader<Module>): Promise<Module> {
  const module = await load();
  LOADED_MODULES.set(loaderKey(load), module);
  return module;
}

/** A placeholder with the size of the first part of a page: that of results, if the path is one of theirs. */
export function PagePlaceholder() {
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

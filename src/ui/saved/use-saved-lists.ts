import { useEffect, useState } from 'react';
import type { SavedLists } from '../../application/saved/saved.ts';
import type { Retry } from '../kit/states/load-failure.tsx';
import { useShell } from '../shell-context.tsx';

/** The lists of the device once their code is loaded; a function that tries again if it could not be. */
export function useSavedLists(): {
  readonly lists?: SavedLists | undefined;
  readonly retry?: Retry | undefined;
} {
  const { saved } = useShell();
  const [lists, setLists] = useState<SavedLists>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    const unmounted = new AbortController();
    saved.open().then(
      (opened) => unmounted.signal.aborted || setLists(opened),
      () => unmounted.signal.aborted || setFailed(tries),
    );
    return () => unmounted.abort();
  }, [saved, tries]);

  const retry = Object.assign(() => setTries(tries + 1), { reloads: false });
  return { lists, retry: failed === tries ? retry : undefined };
}

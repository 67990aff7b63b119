import { useEffect, useState } from 'react';
import type { SavedLists } from '../../application/saved/saved.ts';
import type { Retry } from '../kit/states/load-failure.tsx';
import { useShell } from '../shell-context.tsx';

/** The lists of the device, once their code is loaded; a function that tries again if that failed. */
export function useSavedLists(): {
  readonly lists?: SavedLists | undefined;
  readonly retry?: Retry | undefined;
} {
  const { saved } = useShell();
  const [lists, setLists] = useState<SavedLists>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    const controller = new AbortController();
    saved.open().then(
      (openedLists) => controller.signal.aborted || setLists(openedLists),
      () => controller.signal.aborted || setFailed(tries),
    );
    return () => controller.abort();
  }, [saved, tries]);

  const retry = Object.assign(() => setTries(tries + 1), { reloads: false });
  return { lists, retry: failed === tries ? retry : undefined };
}

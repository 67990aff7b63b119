import { useEffect, useRef } from 'react';
import type { ShownRemote } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';
import styles from './place-for-pieces.module.css';
import { useRemoteScreen } from './use-remote-screen.tsx';

/** Pieces of remotes name no page. */
const NO_TITLE = () => undefined;

interface Props {
  /** Such as `home.below-deals`. */
  readonly name: string;
}

/** A place of the shell's own page for pieces that remotes offer; it takes no room while there is none. */
export function PlaceForPieces({ name }: Props) {
  const { remotes } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownRemote>(null);
  const { screen, location, contents } = useRemoteScreen(NO_TITLE);

  useEffect(() => {
    const unmounted = new AbortController();
    remotes.open().then(
      (modules) => {
        if (unmounted.signal.aborted || place.current === null) return;
        shown.current = modules.openSlot({ name, element: place.current, screen: screen() });
      },
      // Without the code that loads remotes there are no pieces, and nothing is missing on the page.
      () => undefined,
    );
    return () => {
      unmounted.abort();
      shown.current?.end();
      shown.current = null;
    };
  }, [remotes, name, screen]);

  useEffect(() => shown.current?.moved(location), [location]);

  return (
    <>
      <div ref={place} className={styles.places} />
      {contents}
    </>
  );
}

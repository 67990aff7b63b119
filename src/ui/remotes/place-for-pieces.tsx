import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownRemote } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';
import { keepRoom } from './keep-room.ts';
import { keepWhileSeen } from './keep-while-seen.ts';
import styles from './place-for-pieces.module.css';
import { useRemoteScreen } from './use-remote-screen.tsx';

/** Pieces of remotes have no page titles. */
const NO_TITLE = () => undefined;

interface Props {
  /** Such as `home.below-deals`. */
  readonly name: string;
  /** Plain data for the pieces: must be the same object for as long as they stay. */
  readonly props?: object | undefined;
  /** By default, as wide as a page. */
  readonly className?: string | undefined;
  /** Called if no piece is shown: none is offered, or all have failed. */
  readonly onEmpty?: () => void;
}

/** A place in the shell's page for pieces of remotes; without pieces it takes no room. */
export function PlaceForPieces({ name, props, className = styles.places, onEmpty }: Props) {
  const { remotes } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const shownRemoteRef = useRef<ShownRemote>(null);
  const { screen, location, contents } = useRemoteScreen(NO_TITLE);
  const reportEmpty = useEffectEvent(() => onEmpty?.());

  useEffect(() => {
    const controller = new AbortController();
    remotes.open().then(
      (modules) => {
        if (controller.signal.aborted || place.current === null) return;
        shownRemoteRef.current = modules.openSlot({
          name,
          props,
          element: place.current,
          screen: screen(),
          onEmpty: reportEmpty,
          onRoom: keepRoom,
        });
      },
      // If the code that loads remotes can't be loaded, there are no pieces.
      () => {
        if (controller.signal.aborted) return;
        if (place.current !== null) place.current.dataset['opened'] = '';
        reportEmpty();
      },
    );
    return () => {
      controller.abort();
      shownRemoteRef.current?.end();
      shownRemoteRef.current = null;
    };
  }, [remotes, name, props, screen]);

  useEffect(() => (place.current === null ? undefined : keepWhileSeen(place.current)), []);

  useEffect(() => shownRemoteRef.current?.moved(location), [location]);

  return (
    <>
      <div ref={place} className={className} />
      {contents}
    </>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownRemote } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';
import { keepRoom } from './keep-room.ts';
import { keepWhileSeen } from './keep-while-seen.ts';
import styles from './place-for-pieces.module.css';
import { useRemoteScreen } from './use-remote-screen.tsx';

/** Pieces of remotes name no page. */
const NO_TITLE = () => undefined;

interface Props {
  /** Such as `home.below-deals`. */
  readonly name: string;
  /** Plain data for the pieces: the same object for as long as they stay. */
  readonly props?: object | undefined;
  /** By default, as wide as a page. */
  readonly className?: string | undefined;
  /** Called if no piece is shown: none is offered, or each has failed. */
  readonly onEmpty?: () => void;
}

/** A place of the shell's own page for pieces that remotes offer; it takes no room while there is none. */
export function PlaceForPieces({ name, props, className = styles.places, onEmpty }: Props) {
  const { remotes } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownRemote>(null);
  const { screen, location, contents } = useRemoteScreen(NO_TITLE);
  const empty = useEffectEvent(() => onEmpty?.());

  useEffect(() => {
    const unmounted = new AbortController();
    remotes.open().then(
      (modules) => {
        if (unmounted.signal.aborted || place.current === null) return;
        shown.current = modules.openSlot({
          name,
          props,
          element: place.current,
          screen: screen(),
          onEmpty: empty,
          onRoom: keepRoom,
        });
      },
      // Without the code that loads remotes there are no pieces.
      () => {
        if (unmounted.signal.aborted) return;
        if (place.current !== null) place.current.dataset['opened'] = '';
        empty();
      },
    );
    return () => {
      unmounted.abort();
      shown.current?.end();
      shown.current = null;
    };
  }, [remotes, name, props, screen]);

  useEffect(() => (place.current === null ? undefined : keepWhileSeen(place.current)), []);

  useEffect(() => shown.current?.moved(location), [location]);

  return (
    <>
      <div ref={place} className={className} />
      {contents}
    </>
  );
}

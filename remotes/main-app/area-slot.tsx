import { useEffect, useState } from 'react';
import type { Voice } from '../../src/application/remotes/remote-context.ts';
import { FailedState } from '../kit/failed-state.tsx';
import { NotFoundState } from '../kit/not-found-state.tsx';
import { RemoteValue } from '../kit/remote-value.ts';
import { Routes } from '../kit/routes.tsx';
import { sentencesAtHand } from '../kit/sentences-at-hand.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useRemote } from '../kit/use-remote.ts';
import type { Area } from './area.ts';
import styles from './area-slot.module.css';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly area: Area; readonly voice: Voice };

/** Loads an area with its sentences, and shows the screen at the visitor's path. */
export function AreaSlot({ load }: { readonly load: () => Promise<Area> }) {
  const context = useRemote();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let voice: Voice | undefined;
    let left = false;
    const open = async () => {
      const area = await load();
      const files = await sentencesAtHand(area.sentences, context.language.now());
      if (left) return;
      voice = context.voice(files);
      setState({ kind: 'ready', area, voice });
    };
    open().catch((error: unknown) => {
      context.reportError(error);
      if (!left) setState({ kind: 'failed' });
    });
    return () => {
      left = true;
      voice?.end();
    };
  }, [load, context, tries]);

  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Skeleton shape="picture" />
        </div>
      );
    case 'failed':
      return <FailedState level={1} onRetry={again} />;
    case 'ready':
      return (
        <RemoteValue value={{ context, voice: state.voice }}>
          <Routes of={state.area.routes} otherwise={<NotFoundState />} />
        </RemoteValue>
      );
  }

  function again() {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  }
}

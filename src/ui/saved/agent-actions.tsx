import { useMemo } from 'react';
import { PlaceForPieces } from '../remotes/place-for-pieces.tsx';
import styles from './item-corner.module.css';

interface Props {
  readonly path: string;
  readonly title: string;
}

/** An agent's actions on an item: buttons of the remote that has proposals and deal links. */
export function AgentActions({ path, title }: Props) {
  const item = useMemo(() => ({ path, title }), [path, title]);
  return <PlaceForPieces name="item.actions" props={item} className={styles.actions} />;
}

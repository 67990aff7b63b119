import { CardLink } from '@livery/remote';
import { LinkedCard } from '@livery/ui/linked-card';
import { Picture } from '@livery/ui/picture';
import type { ReactNode } from 'react';
import styles from './map-card.module.css';

interface Props {
  /** Untrusted, like the picture. */
  readonly name: string;
  readonly to: string;
  readonly picture: string;
  /** The price and the most important facts. */
  readonly children: ReactNode;
}

/** A result in a few lines, for a map. */
export function MapCard({ name, to, picture, children }: Props) {
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.picture}>
        <Picture source={picture} width={120} height={90} loading="eager" fills />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <CardLink to={to} name={name} />
        </h2>
        {children}
      </div>
    </LinkedCard>
  );
}

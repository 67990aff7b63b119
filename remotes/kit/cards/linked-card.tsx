import type { ReactNode } from 'react';
import styles from './linked-card.module.css';

interface Props {
  /** How its parts lie. */
  readonly className: string | undefined;
  /** A `CardLink` among them, if it leads anywhere. */
  readonly children: ReactNode;
}

/** The frame of a card that can be pressed as a whole: its one `CardLink` covers all but what else can be pressed. */
export function LinkedCard({ className, children }: Props) {
  return <article className={`${styles.card} ${className}`}>{children}</article>;
}

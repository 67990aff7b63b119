import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props {
  /** What the list is of, where no heading says it. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** One cell each. */
  readonly children: ReactNode;
}

/** Cards of one size, as many beside each other as there is room. */
export function CardGrid({ label, size = 'medium', children }: Props) {
  return (
    <ul className={styles.grid} data-size={size} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

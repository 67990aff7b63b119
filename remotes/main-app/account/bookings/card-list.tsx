import { Children, type ReactNode } from 'react';
import styles from './card-list.module.css';

/** Wide cards, one below the other. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

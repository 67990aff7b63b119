import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import styles from './linked-card.module.css';

/** A card with one link, a `CardLink`, that covers all of it except its other controls. `className` sets its layout. */
export function LinkedCard({ className, ...attributes }: HTMLAttributes<HTMLElement>) {
  return <article className={`${styles.card} ${className}`} {...attributes} />;
}

/** The linked name in the heading of a `LinkedCard`. */
export function CardLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}

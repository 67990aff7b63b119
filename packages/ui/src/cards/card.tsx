import { Children, type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface Props {
  /** An h2 by default; use h3 within a section. */
  readonly heading?: string;
  readonly level?: 2 | 3;
  readonly sunken?: boolean;
  readonly children: ReactNode;
}

/** A framed group. */
export function Card({ heading, level = 2, sunken = false, children }: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const className = sunken ? `${styles.card} ${styles.sunken}` : styles.card;
  if (heading === undefined) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

interface CardGridProps {
  /** The accessible name of the list, if no heading names it. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** One cell each. */
  readonly children: ReactNode;
}

/** Cards of one size, in as many columns as fit. */
export function CardGrid({ label, size = 'medium', children }: CardGridProps) {
  return (
    <ul role="list" className={styles.grid} data-size={size} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

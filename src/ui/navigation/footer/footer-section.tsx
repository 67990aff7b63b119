import { type ReactNode, useId } from 'react';
import styles from './footer-section.module.css';

interface Props {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A column of the footer. */
export function FooterSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
